"""Live: the tables of a home while it is open, and who watches, plays and looks into them."""
