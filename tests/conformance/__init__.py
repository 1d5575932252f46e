"""What every game is held against; a check that fails here tells both sides, as in a test."""

import pytest

pytest.register_assert_rewrite("tests.conformance.complete", "tests.conformance.laws")
