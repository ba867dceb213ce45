"""What each board draws of its game's box: a module for every game."""
