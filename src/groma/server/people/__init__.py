"""Who somebody is: guests, accounts, tokens, names, and how often they may ask."""
