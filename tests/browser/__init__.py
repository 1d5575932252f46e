"""The client in a browser, against a server of its own."""
