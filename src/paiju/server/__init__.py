"""The server: HTTP, WebSocket, lobby and tables; the only room with sockets and wall-clock time."""
