"""`python -m mythos` is the command `mythos`."""

import sys

from mythos.cli import main

sys.exit(main())
