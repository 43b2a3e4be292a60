compare = Compare
compare-of = Compare: { $name }
select-event-text = A comparison belongs to an event. Choose one first.
not-loaded = The comparison could not be loaded
not-there = Nothing to compare here
not-there-text = That moment, arrangement or draft does not exist, or no longer does. Choose another one above.
loading = Comparing
back = Back to seating
sides = Plans to compare
from = From
to = To
now = Now
draft = Draft: { $name }
at-moment = A moment…
some-arrangement = An arrangement
some-draft = A draft
arrangement-saved = { $name } ({ $moment })
from-time = From date and time
to-time = To date and time
swap = Swap from and to
view = View
one-chart = One chart
side-by-side = Side by side
summary = Summary
changes-summary = { $joined } joined, { $left } left, { $moved } moved, { $changed } changed; { $tables ->
    [0] no table differs
    [one] 1 table differs
   *[other] { $tables } tables differ
  }
rules-differ = { $count ->
    [one] 1 seating rule differs
   *[other] { $count } seating rules differ
  }
count-people = People
count-seated = Seated
count-pool = In the pool
count-declined = Declined
count-holding = Held
count-checked-in = Checked in
count-tables = Tables
count-seats = Seats
before-after = { $before } before, { $after } after
only-table = The arrangement was saved for one table, so only that table is compared.
differences = Differences
people = People
tables = Tables and event
rules-and-places = Rules and places
reprint = Reprint
search-people = Search people
search-tables = Search tables
search-rules = Search rules and places
nothing-differs = Nothing differs
nothing-differs-text = People, tables, rules and the event are the same in both.
nobody-differs = Nobody differs
nobody-differs-text = Everybody has the same place and the same details.
no-table-differs = No table differs
no-table-differs-text = All tables are the same in both.
nothing-found = Nothing found
nothing-found-text = No row matches your search.
people-list = People who differ
tables-list = Tables and event details that differ
rules-list = Rules and places that differ
cards-list = Cards to print again
group = { $way ->
    [joined] Joined
    [left] Left
    [moved] Moved
   *[changed] Details changed
  }
table-group = { $kind ->
    [added] New tables
    [removed] Removed tables
   *[changed] Changed tables
  }
rule-group = { $kind ->
    [added] New rules
    [removed] Removed rules
   *[changed] Changed rules
  }
place-group = { $kind ->
    [added] New places
    [removed] Removed places
   *[changed] Changed places
  }
was-rule = { $strength }; was: { $rule }
strength-changed = { $is }, was: { $was }
must = Must
weight = Nice to have · { $weight }
event = The event
at-seat = { $table }, seat { $seat }
pool = the pool
holding = the holding area
declined = declined
now-declined = Declined, was: { $from }
had-declined = Had declined, now: { $to }
joined-at = New: { $place }
left-from = Was: { $place }
swapped = { $places }, swapped with { $person }
changed-fields = Changed: { $fields }
and-changed = { $moved }; changed: { $fields }
from-to = From { $from } to { $to }
event-field = { $field ->
    [name] Name
    [description] Description
    [startDate] Start
    [endDate] End
    [location] Location
    [status] Status
    [isPublic] Public
    [menu] Menu
    [fields] Custom fields
    [outline] Outline of the room
    [background] Background picture
   *[other] Max attendees
  }
detail-added = New: { $after }
detail-removed = Removed, was: { $before }
detail-on = Turned on
detail-off = Turned off
table-added = { $seats ->
    [one] New, with 1 seat
   *[other] New, with { $seats } seats
  }
table-removed = { $seats ->
    [one] Removed, had 1 seat
   *[other] Removed, had { $seats } seats
  }
table-renamed = was called { $before }
table-moved = moved on the floor
table-turned = turned from { $before }° to { $after }°
table-layout = from { $before } to { $after }
table-end-seats = now with end seats
table-no-end-seats = now without end seats
table-capacity = from { $before } to { $after } seats
table-tags = different tags
table-seats = seats arranged differently
place-cards = Place cards
table-cards = Table cards
place-cards-count = { $count ->
    [0] No place card is new
    [one] 1 place card is new
   *[other] { $count } place cards are new
  }
table-cards-count = { $count ->
    [0] No table card is new
    [one] 1 table card is new
   *[other] { $count } table cards are new
  }
print-place-cards = Print these place cards
print-table-cards = Print these table cards
print-these = Print these
printing-is-of-now = Printing uses the current plan. Compare with Now to print only these cards.
card-at = { $table }, seat { $seat }: { $why }
card-reason = { $reason ->
    [newlySeated] newly seated
    [name] another name
    [company] another company
    [table] another table
    [seat] another seat
    [newTable] a new table
   *[event] the event has another name
  }
chart = Chart of the differences
chart-from = Chart: { $side }
no-tables = No tables
no-tables-text = There were no tables.
legend = Legend
legend-moved = Moved here
legend-from = Moved away
legend-joined = Joined
legend-left = Seat left free
legend-gone = Left
legend-table-changed = Table changed
legend-table-added = New table
legend-table-removed = Table removed
export = Export
people-csv = People who differ
tables-csv = Tables that differ
place-cards-csv = Place cards to print again
table-cards-csv = Table cards to print again
people-file = differences
tables-file = table differences
place-cards-file = place cards to print again
table-cards-file = table cards to print again
col-name = Name
col-company = Company
col-role = Role
col-change = Change
col-from = From
col-to = To
col-swapped = Swapped with
col-fields = Fields changed
col-table = Table
col-seat = Seat
col-reason = Why
shown = { $name }: { $text }
