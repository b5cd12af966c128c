"""What is kept: tables' logs, chat, people, finished games."""

from foxden.store.sqlite import Store

__all__ = ["Store"]
