"""The tables that a node holds, who watches them, and who plays where nobody sits."""
