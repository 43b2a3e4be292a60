start-from-template = Start from a template
