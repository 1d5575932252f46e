"""`python -m paiju`: the command line."""

from paiju.cli.main import main

if __name__ == "__main__":  # a process that this one starts reads the file too
    main()
