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
end-seats-small = End seats need a table of { $from } seats or more.
end-seats-bounds = A table has { $min } to { $max } seats.
remove-end-seats = Remove end seats
name = Table Name
rename = Rename
layout = Layout
turn = Turn by { $degrees }°
keys = Arrow keys move the focused table; hold Shift to move it further. R turns it. A dragged table snaps to others unless you hold Alt.
smaller-title = Make { $table } smaller?
resize = Resize
delete = Delete table
delete-title = Delete { $table }?
displaced = Back to the pool: { $names }.
nobody-displaced = Nobody sits there.
table-updated = Table updated
table-deleted = Table deleted
update-failed = Failed to update table
resize-failed = Failed to resize table
move-failed = Failed to move table
delete-failed = Failed to delete table
moved = { $table } moved
