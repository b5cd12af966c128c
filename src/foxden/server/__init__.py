"""The only part that knows sockets, HTTP and sessions."""
