"""One live table, without network or storage: its single writer, seats, clocks, chat, bots' chairs."""
