add-place = Place it
add-title = Place something
about = A stage, a door, a bar: what stands in the room besides tables. Seating rules can measure from it.
name = Name
kind = What it is
settings-of = Settings of { $name }
close = Close settings
remove = Remove
added = Place added
add-failed = Failed to add place
keys = Drag it, or move it with the arrow keys. R turns it.
keys-path = Drag it or one of its corners, or a dot between two of them to add one. By keys: arrows move it, R turns it; on a corner, Enter adds another, Delete removes it.
remove-named = Remove { $name }?
rules-name-it = { $count ->
    [one] 1 seating rule names { $name } and would go with it. Undo brings both back.
   *[other] { $count } seating rules name { $name } and would go with it. Undo brings all back.
  }
remove-with-rules = { $count ->
    [one] Remove with the rule
   *[other] Remove with { $count } rules
  }
shape = Shape
width = Width { $units ->
    [imperial] (ft)
   *[metric] (m)
  }
height = Depth { $units ->
    [imperial] (ft)
   *[metric] (m)
  }
turned = Turned by (°)
solid = Tables keep off it
solid-hint = New tables avoid it, and tables already on it are marked.
length-wrong = { $units ->
    [imperial] Give a length from 0.04 to 1,312 ft
   *[metric] Give a length from 1 cm to 400 m
  }
