loading = Looking up the sheet
not-loaded = The sheet could not be looked up
unreachable = The server cannot be reached. Check your connection and try again.
not-found = No such sheet
not-found-text = This code does not match a sheet. Its event may have been deleted.
sheet = { $sheet ->
    [seatingPlan] Seating plan
    [guestList] Guest list
    [tableLists] Lists by table
    [placeCards] Place cards
    [tableCards] Table cards
    [escortCards] Escort cards
    [doorList] Door list
   *[kitchen] Kitchen
  }
numbered = { $sheet }, issue { $number }
issued-at = Issued { $at }
issued-to = Issued { $at } for { $to ->
    [kitchen] the kitchen
    [door] the door
    [calligrapher] the calligrapher
    [client] the client
   *[other] somebody else
  }
of-tables = It shows { $tables ->
    [one] 1 table only.
   *[other] { $tables } tables only.
  }

current = Current
current-text = This sheet shows the current plan.
outdated = Out of date
tables-differ = { $tables ->
    [0] No table differs, but something else on the sheet does.
    [one] 1 table differs.
   *[other] { $tables } tables differ.
  }
changes-since = { $changes ->
    [one] 1 change since: { $where }.
   *[other] { $changes } changes since: { $where }.
  }
elsewhere = away from the tables
undone = It shows a change that was undone since.
sign-in-hint = Members who may see the event can sign in to see what differs.
sign-in = Sign In

what-differs = What differs
gone = { $table } (no longer there)
seat = Seat { $position }
nobody = nobody
became = { $before } → { $now }
said-became = { $before } before, { $now } now
same-guest = { $name }: what the sheet says about them
counted = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  }
at-no-table = Away from the tables
at-no-table-text = The heading of the page, people without a seat, or the room itself.

reprint = { $tables ->
    [one] Reprint this table
   *[other] Reprint these { $tables } tables
  }
reprint-cards = Print the new cards
reprint-all = Print it again
compare = All changes since
open-event = Seating chart
check-again = Check again
