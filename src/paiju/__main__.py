"""`python -m paiju`: the command line."""

from paiju.cli.main import main

main()
