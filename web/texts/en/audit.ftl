title = Audit Log
subtitle = Admin actions and refused attempts.
back = Back to the dashboard
replay = Replay
export-csv = Export CSV
export-jsonl = Export JSON lines
filters = Filters
actor = Done by
target = Done to
name-or-email = Name, email or ID
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
nothing-text = Admin actions and refused attempts will appear here.
nothing-fits = No matching entries
nothing-fits-text = No entry matches all of these filters.
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
field-max-attendees = Max attendees
field-operation = Attempt
field-format = Format
field-count = Rows
field-times = More times in that minute
