"""Tables in notebooks: a home in the same program, shown in cells and played by calls."""
