"""Publishing: a site of plain files, made from what the package carries; nothing runs behind it."""
