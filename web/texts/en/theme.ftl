theme = Theme
system = System
light = Light
dark = Dark
