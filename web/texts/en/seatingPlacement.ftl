show-room-as = Show the room as
chart = Chart
list = List
places = Places
no-place = No place matches. Try another word.
more-places = { $count ->
    [one] 1 more: keep typing.
   *[other] { $count } more: keep typing.
 }
pool = Pool
holding = Holding Area
free = Free
full = full
free-seats = { $count } free
seat-word = seat
seat-of = { $table }, seat { $position }
# Precedes the visible text of a seat in the list: “Table 3, seat 2 taken by Mira Long Guest”.
seat-at = { $table }, seat
taken-by = taken by
cancel = Cancel
move-to = Move to…
move-person = Move { $name }
move-people = { $count ->
    [one] Move 1 person
   *[other] Move { $count } people
 }
now-in = Now: { $place }.
take-free-seats = At a table, they take the free seats in order.
find-place = Search tables and seats
find-somebody = Search people
reason = Reason
reason-hint = Optional. At most { $max } characters.
hold-now = Move to Holding Area
hold-person = Hold { $name }
hold-people = { $count ->
    [one] Hold 1 person
   *[other] Hold { $count } people
 }
pin = Pin to this seat
unpin = Unpin
pinned = pinned
is-pinned = { $name } is pinned to { $place }
is-unpinned = { $name } is no longer pinned
pin-needs-seat = Only somebody with a seat can be pinned
pin-failed = The pin could not be changed
pinned-title = { $count ->
    [one] { $names } is pinned
   *[other] { $names } are pinned
 }
pinned-means = { $count ->
    [one] A pin keeps somebody where they are. On another seat they stay pinned there.
   *[other] A pin keeps people where they are. On other seats they stay pinned there.
 }
pinned-here = Pinned to this seat
pinned-hint = No proposal moves them. Moving them by hand asks first.
move-anyway = Move anyway
hold-means = They have no seat until they are moved back.
swap-person = Swap { $name }
swap-means = Choose the person to swap seats with.
seat-people-at = Seat people at { $table }
chosen-of-free = { $count } selected, { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
 }.
seat-count = { $count ->
    [0] Seat people
    [one] Seat 1 person
   *[other] Seat { $count } people
 }
unassigned = Unassigned
nobody-waits = Everybody has a place.
nobody-found = Nobody matches. Try another word.
actions-for = Actions for { $name }, { $place }
actions-for-table = Actions for { $table }
swap-with = Swap with…
unassign = Unassign
hold = Hold…
details = Details
seat-people = Seat people…
empty-table = Move everybody to the pool
table-settings = Table settings
duplicate = Duplicate
choose-table = Choose { $table }
taken-of = { $taken } of { $seats }
seats-of = Seats of { $table }
declined-title = { $count ->
    [one] { $names } has declined
   *[other] { $names } have declined
  }
declined-means = { $count ->
    [one] They get a seat anyway. Their reply does not change.
   *[other] They get seats anyway. Their replies do not change.
  }
seat-anyway = Seat anyway
