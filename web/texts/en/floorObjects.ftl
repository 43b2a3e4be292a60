marker-settings = { $place }. Enter for its settings, arrow keys to move it.
corner-of = Corner { $number } of { $name }. Arrow keys move it, Enter adds another, Delete removes it.
corner-done = { $does ->
    [add] Corner { $number } added
    [remove] Corner removed; { $corners } are left
   *[move] Corner { $number } moved
  }
corner-stays = This corner cannot go there: the shape would not close
places = Places
updated = Place updated
removed = Place removed
moved = { $name } moved
resized = { $name } resized
update-failed = Failed to update place
remove-failed = Failed to remove place
