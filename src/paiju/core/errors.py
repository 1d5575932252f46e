"""The three ways in which something handed to Paiju can be wrong."""


class PaijuError(Exception):
    """Any refusal; `code` is for programs, the message for people, `at` (a JSON pointer, "" = the whole) for both."""

    def __init__(self, code: str, message: str, at: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at

    def __reduce__(self) -> tuple[type["PaijuError"], tuple[str, str, str]]:
        """How it comes over from another process, with all its parts."""
        return type(self), (self.code, self.message, self.at)

    def as_json(self) -> dict[str, object]:
        """The public error object of the formats: `{"error": {"code", "message", "at"}}`."""
        return {"error": {"code": self.code, "message": self.message, "at": self.at}}


class InvalidError(PaijuError):
    """What was given is not well formed: a tile, a request, an option, a file."""


class IllegalError(PaijuError):
    """What was asked is well formed but not allowed now; `at` is then the rule id that forbids it."""


class AmbiguousError(PaijuError):
    """What was asked fits several things; the message lists them."""
