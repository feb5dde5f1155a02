"""What axe-core cannot tell, by rule and by the key of its message, and why that is no fault."""

EXPLAINED = {}
