add-place = Add Place
add-title = Add a place
about = A stage, a door or a bar: a point in the room that seating rules can measure from.
name = Name
kind = What it is
kinds = { $kind ->
    [stage] Stage
    [danceFloor] Dance floor
    [bar] Bar
    [buffet] Buffet
    [kitchen] Kitchen
    [door] Door
    [exit] Exit
    [wall] Wall
    [pillar] Pillar
    [screen] Screen
    [zone] Zone
   *[text] Note
 }
marker = { $kind } { $name }
marker-settings = { $place }. Enter for its settings, arrow keys to move it.
places = Places
settings-of = Settings of { $name }
close = Close settings
remove = Remove
added = Place added
updated = Place updated
removed = Place removed
moved = { $name } moved
add-failed = Failed to add place
update-failed = Failed to update place
remove-failed = Failed to remove place
keys = Drag it, or move it with the arrow keys.
remove-named = Remove { $name }?
rules-name-it = { $count ->
    [one] 1 seating rule names { $name } and would go with it. Undo brings both back.
   *[other] { $count } seating rules name { $name } and would go with it. Undo brings all back.
  }
remove-with-rules = { $count ->
    [one] Remove with the rule
   *[other] Remove with { $count } rules
  }
