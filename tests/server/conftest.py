"""What several tests of the server stand on."""

import logging
from collections.abc import Iterator

import pytest

from tests.server.pools import Driven, opened


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The test leaves no stack trace and no error in the log."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info] == []


@pytest.fixture
def pool() -> Iterator[Driven]:
    with opened(1) as driven:
        yield driven


@pytest.fixture
def pair() -> Iterator[Driven]:
    with opened(2) as driven:
        yield driven
