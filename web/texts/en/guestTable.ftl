place = Seat
tags = Tags
guest-of = Guest of
checked-in = Checked in
select = Select
edit = Edit
delete = Delete
no-party = No party
no-meal = Not chosen
people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }

columns = Columns
columns-shown = Columns to show
usual-columns = Usual columns
group-by = Group by
grouping = { $grouping ->
    [none] Not grouped
    [party] By party
    [reply] By reply
   *[other] { $grouping }
 }

cell-of = { $column } of { $name }
changed = { $column } of { $name } changed
not-changed = { $column } of { $name } was not changed
not-saved = Not saved. { $problem }
emptied = (emptied)
unsaved-cell = { $column }: { $text }. Not saved. { $problem }
unsaved = { $count ->
    [one] 1 edited cell is not saved.
   *[other] { $count } edited cells are not saved.
 }
save-again = Save again
discard = Discard
