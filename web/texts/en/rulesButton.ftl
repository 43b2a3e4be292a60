rules = Rules
