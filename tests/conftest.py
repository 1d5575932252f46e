"""What holds for all tests."""

import os

import pytest

# Tests start many processes; none of them shall compile the whole program anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors: who plays in a browser waits more than he reckons."""
    del config
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1
