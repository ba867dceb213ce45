"""How a view is put into words: the table, the prompt, the moves."""
