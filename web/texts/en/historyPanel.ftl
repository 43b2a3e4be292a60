title = History
loading = Loading the history
failed = The history could not be loaded
more-failed = More of the history could not be loaded
more = Show more
end = No earlier changes.
total = { $total ->
    [one] 1 change
   *[other] { $total } changes
  }
changes = Changes, newest first
show-new = { $count ->
    [one] 1 new change
   *[other] { $count } new changes
  }
nothing = Nothing has happened yet
nothing-text = Changes to this event will appear here as they happen.
nothing-fits = No change matches these filters
nothing-fits-text = Remove a filter to see more.
today = Today
yesterday = Yesterday
undone = Undone
undo-this = Undo this
redo = Redo
show-moment = Show this moment

show-people = Show people
hide-people = Hide people
people-touched = People touched by this change
people-failed = The people could not be loaded
nobody-touched = Nobody
nameless = { $count ->
    [one] 1 person since removed
   *[other] { $count } people since removed
  }

# Filters
filters = Filters of the history
filter = Filter
chosen = Active filters
by = Made by
anybody = Anybody
guest = Guest
guest-placeholder = Type a name
guests-found = { $count ->
    [0] Nobody by that name
    [one] 1 guest
   *[other] { $count } guests
  }
table = Table
any-table = Any table
kinds = Kinds
seating = Seating
people = People
tables = Tables
rules = Rules
event = Event
arrangements = Arrangements
undo = Undo and drafts
from = From
to = Until
clear = Clear
remove = Remove the filter { $filter }
chip-actor = By { $name }
chip-from = From { $day }
chip-to = Until { $day }
someone = a guest
some-table = a table since removed
somebody = somebody

# Where a guest has been
trail = Where this guest has been
who-was-it = Show who it was
where-question = Show where this guest has been
trail-loading = Loading the trail
trail-failed = The trail could not be loaded
trail-gone = There is no trail
trail-gone-text = Somebody may have erased the data of this guest.
places = Places, the latest first
in-pool = The pool
in-holding = The holding area
on-seat = { $table }, seat { $position }
reason = Reason: { $reason }
here-now = since { $since }
here-then = { $since } to { $until }
brought-by = by { $who }
brought-by-you = by you
all-changes = All changes of this guest
history-of-table = History of this table
