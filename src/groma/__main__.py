"""`python -m groma` is the command `groma`."""

import sys

from groma.cli import main

sys.exit(main())
