"""What players made of code are called at a table."""

from typing import Final

NAMES: Final = "Aurelia Balbus Cassia Decimus Egnatia Flavius".split()  # A to F: no two alike
