# The page
seating = Seating
to-event = { $name } (back to the event)
loading-chart = Loading the seating chart
people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
seats-taken = { $taken } of { $seats } seats taken
analytics = Analytics
view-only = View only
add-table = Add Table
what-to-show = What to show
people-panel = Pool ({ $count })
tables-panel = Tables ({ $count })
chart-of = Seating chart of { $name }
list-of = Tables and seats of { $name }

together-or-apart = with { $name }: together or apart?

# The toolbar
add = Add
more = More
undo = Undo
redo = Redo
import-csv = Import CSV
bulk-import = Bulk Import
bulk-import-tip = Paste a list: one person a line
auto-assign = Auto Assign
save = Save
share = Share
auto-assign-failed = Failed to auto-assign attendees

# Placing people
somebody = Somebody
seat-of-table = { $table }, seat { $position }
in-pool = pool
in-holding = holding area
not-coming = declined
the-pool = the pool
the-holding = the holding area
picked = { $name } picked. Choose a seat.
let-go-of = { $name } no longer picked
nobody-chosen = Selection cleared
empty-seat = Empty seat. Pick somebody first.
tables-added = { $count ->
    [one] { $table } was added
   *[other] { $count } tables were added, starting with { $table }
 }
is-picked = { $name } is picked
are-picked = { $count } people are selected
choose-seat = ({ $place }). Choose a seat or table.
choose-table = selected. Choose a table.
move-to = Move to…
show-tables = Show tables
let-go = Clear selection
moved-to = { $name } moved to { $place }
people-moved-to = { $count ->
    [one] 1 person
   *[other] { $count } people
 } moved to { $place }
changed-seats = { $one } and { $other } changed seats
seated-at = { $count ->
    [one] 1 person
   *[other] { $count } people
 } seated at { $table }
table-full = { $table } has no free seat
found-no-seat = No seat for { $who }.
more-people = { $count } more
assign-failed = Failed to assign seat
did-not-move = { $who } did not move.
hold-failed = Failed to move attendee to holding area
update-failed = Update Failed
release-failed = Failed to update holding status.
holding-updated = Holding Status Updated
held = { $count ->
    [one] Attendee moved to holding area
   *[other] { $count } attendees moved to holding area
 }
