"""The language of the terminal, and the texts of the command line in Chinese and English."""

from enum import StrEnum
from typing import NamedTuple


class Language(StrEnum):
    """What the terminal speaks."""

    ZH = "zh"
    EN = "en"


class _Settings:
    language = Language.ZH


def set_language(language: Language) -> None:
    """Choose the language for this run."""
    _Settings.language = language


def language() -> Language:
    """The language of this run."""
    return _Settings.language


def spoken(text: str) -> Language:
    """The language that a setting such as `en_GB.UTF-8` means; Chinese where it means none."""
    return Language.EN if text.lower().startswith("en") else Language.ZH


class Verb(NamedTuple):
    """What somebody does, in both languages, in English also as it is said to whoever does it."""

    zh: str
    en: str
    you: str

    def by(self, you: bool) -> "Text":
        """The words for the person at the screen, or for somebody else."""
        return Text(self.zh, self.you if you else self.en)


class Text(NamedTuple):
    """One text in both languages."""

    zh: str
    en: str

    def __str__(self) -> str:
        return self.zh if _Settings.language is Language.ZH else self.en

    def of(self, **values: object) -> str:
        """The text with its places filled."""
        return str(self).format(**values)
