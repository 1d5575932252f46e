"""Pictures of the client: `python -m tests.browser.shots --help`."""
