seating = Seating
loading = Loading the seating
load-fault = The seating could not be loaded
unreachable = The server cannot be reached. Check your connection and try again.
not-found = Arrangement Not Found
not-found-text = This seating is not shared, or no longer is. Ask the person who sent you the link for a new one.
your-events = Your events

event-cancelled = This event has been cancelled.
public-view = Public View
copy-link = Copy Link
print = Print
attendees = Attendees
total-seats = Total Seats
capacity = Capacity
percent = { $percent }%

find = Find your seat
nobody-found = Nobody by that name has a seat here.
too-many-found = { $count } names match. Keep typing.
found = { $count ->
    [one] 1 name found.
   *[other] { $count } names found.
 }
sits-at = { $name } sits at { $table }, seat { $position }.
seat-at = { $table }, seat { $position }

chart = Seating chart
chart-drawn = Seating chart with { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
chart-keys = Arrow keys move the chart, plus and minus zoom, 0 shows all tables.
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Show all tables
no-tables = There are no tables in this seating.

by-table = By table
in-the-room = Also in the room: { $places }.
taken = { $taken }/{ $seats }
nobody-sits = Nobody sits here yet.
