"""The documentation as a folder of plain pages: `make site` writes build/site."""
