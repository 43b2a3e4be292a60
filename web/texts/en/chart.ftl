table-label = { $table }: { $taken } of { $capacity } seats taken
table-settings-label = { $table }: { $taken } of { $capacity } seats taken. Table settings
seat-empty = { $table }, seat { $position }, empty
seat-taken = { $table }, seat { $position }, taken by { $person }, { $role }
seat-taken-by = { $table }, seat { $position }, taken by { $person }
seat-pinned = { $seat }, pinned
seat-place = { $table }, seat { $position }
# How many of a table's seats are taken, in the shortest way.
count = { $taken }/{ $capacity }
degrees = { $degrees }°
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Show all tables
floor-keys = Arrow keys move the view, plus and minus zoom, 0 shows all tables. Tab goes on to the tables and the seats, arrow keys from one to the next, Page Up and Page Down from table to table, Home and End to the first and the last seat of a table.
seats-taken = { $taken } of { $capacity } seats taken
