title = Audit Log
subtitle = What admins did, and what was refused.
back = Back to the dashboard
replay = Replay
export-csv = Export CSV
export-jsonl = Export JSON lines
filters = Which entries
actor = Done by
target = Done to
name-or-email = Name, email or id
action = Action
any-action = Any action
from = From
until = Until
clear = Clear filters
loading = Loading the audit log
failed = The audit log could not be loaded
more-failed = More entries could not be loaded
entries = Entries
total = { $total ->
    [0] No entries
    [one] 1 entry
   *[other] { $total } entries
  }
nothing = Nothing has been recorded yet
nothing-text = What admins do, and what is refused to others, will appear here.
nothing-fits = No entries fit
nothing-fits-text = Nothing was recorded that fits all of these filters.
show-new = { $count ->
    [one] 1 new entry
   *[other] { $count } new entries
  }
more = Show more
was = was
is = is now
nothing-there = nothing
yes = Yes
no = No
changes = What changed
raw = Raw entry
number = No. { $number }
history-of-event = Open the history of this event
from-address = from { $address }
field-role = Role
field-membership-level = Membership
field-is-active = Active
field-name = Name
field-description = Description
field-start-date = Start
field-end-date = End
field-location = Location
field-status = Status
field-is-public = Public
field-max-attendees = Most attendees
field-operation = Asked for
field-format = Format
field-count = Rows
field-times = Times more in that minute
