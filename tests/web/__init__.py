"""The browser client held against the package."""
