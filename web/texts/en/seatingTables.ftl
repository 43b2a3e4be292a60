settings-of = Settings of { $table }
close-settings = Close table settings
fewer = Two seats fewer
more = Two seats more
capacity = Capacity
seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
end-seats = End seats
end-seats-circular = A circular table has no end seats.
end-seats-never = A table of this shape has no end seats.
end-seats-small = End seats need a table of { $from } seats or more.
end-seats-bounds = A table has { $min } to { $max } seats.
remove-end-seats = Remove end seats
name = Table Name
rename = Rename
layout = Layout
turn = Turn by { $degrees }°
move = Move
move-left = Move left
move-right = Move right
move-up = Move up
move-down = Move down
keys = Arrow keys move the focused table; hold Shift to move it further. R turns it. A dragged table snaps to others unless you hold Alt. Shift and a click, or Shift+Enter, chooses several.
smaller-title = Make { $table } smaller?
resize = Resize
delete = Delete table
more-actions = More
duplicate = Duplicate
duplicated = Table duplicated
duplicate-failed = Failed to duplicate table
choose-several = Choose several tables…
change-shape = Change shape
one-fewer = One seat fewer
one-more = One seat more
delete-title = Delete “{ $table }”?
displaced = Back to the pool: { $names }.
nobody-displaced = Nobody sits there.
table-updated = Table updated
table-deleted = Table deleted
update-failed = Failed to update table
resize-failed = Failed to resize table
move-failed = Failed to move table
delete-failed = Failed to delete table
tables-moved = { $count } tables moved

# Several tables
several-tables = Several tables
tables-chosen = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
clear-choice = Clear selection
choose-more = Choose more tables.
move-together = On the chart, drag one of them or use the arrow keys: all move together.
align = Align
align-left = Left
align-centre = Centre
align-right = Right
align-top = Top
align-middle = Middle
align-bottom = Bottom
spread = Spread evenly
spread-across = Across
spread-down = Down
per-row = Tables in a row
as-suits = Automatic
set-out-in-rows = Set out
arrange-failed = Failed to arrange tables
delete-tables = Delete tables
delete-several-title = Delete { $count ->
    [one] this table
   *[other] { $count } tables
 }?
nobody-displaced-several = Nobody sits at them.
tables-deleted = { $count ->
    [one] 1 table deleted
   *[other] { $count } tables deleted
 }
