heading = Personal data
export = Export data
download-mine = Download my data
download-hint = Everything that is kept about you, as JSON.
erase = Erase personal data…
erase-title = Erase { $name } for good?
erase-guest = { $name } is removed from the plan, and their data can never be read again: not here, not in the history, not in saved arrangements. Notes and parties of other guests that name them stay as they are. This cannot be undone.
erase-member = { $name } is signed out and cannot sign in to this account again. Their data can never be read again; the events they planned stay. This cannot be undone.
confirm = Type { $name } to confirm
does-not-match = This is not { $name }
erase-now = Erase for good
erased = Erased
erased-text = The data of this person can no longer be read.
failed = Failed to erase

# Paper that names somebody
paper = { $count ->
    [one] 1 sheet of paper may name them. Destroy it by hand:
   *[other] { $count } sheets of paper may name them. Destroy them by hand:
  }
paper-loading = Looking for paper that names them…
paper-none = No paper that was given out names them.
paper-not-loaded = Paper that names them could not be looked up
issue = { $sheet }, issue { $number }
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
given-out = { $to ->
    [kitchen] given to the kitchen, { $at }
    [door] given to the door, { $at }
    [calligrapher] given to the calligrapher, { $at }
    [client] given to the client, { $at }
   *[other] given to somebody else, { $at }
  }
to-destroy = Paper that may name them is still out. Destroy: { $paper }.
more-issues = { $count } more issues
