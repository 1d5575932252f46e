"""What holds for all tests."""

import os

# Tests start many processes; none of them shall compile the whole program anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
