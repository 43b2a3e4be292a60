title = Time travel
title-of = Time travel: { $name }
belongs-to-event = Every event has a history of its own. Choose one.
not-loaded = The history could not be loaded
loading = Loading the moment…
back = Back to seating
read-only = Read only
people = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
seated = { $count } seated
in-pool = { $count } in the pool
declined = { $count } declined
in-holding = { $count } in holding
compare = Compare with now
no-tables = No tables at this moment
no-tables-text = There were no tables at this time. Move the slider to see another moment.
nothing-yet = Nothing has been planned yet. Each change will appear here.
chart-of = Seating chart of { $name } at this moment
moment = Moment
at = { $moment }: { $change }
slider-keys = Left and right arrow keys move to the previous and next change, Page Up and Page Down to the previous and next mark, Home and End to the first change and to now.
replay = Replay
previous = Previous change
next = Next change
play = Play
pause = Pause
speed = Speed
speed-is = Speed: { $speed } times
times = { $speed }×
jump = Jump to…
jump-to = Notable changes
now = Now
moment-failed = This moment could not be loaded. { $reason }
try-again = Try again
restore = Restore this moment
restore-question = Restore this moment?
restore-confirm = Restore
restore-text = This restores the plan of { $moment }:
restore-undo = Check-ins and the event’s visibility stay as they are. Later changes stay in the history, and you can undo this.
restore-failed = The moment could not be restored
restored = Moment restored
restored-text = The plan is as it was on { $moment }.
nothing-different = The plan is the same as it was then, so there is nothing to restore
people-come-back = { $count ->
    [one] 1 person comes back
   *[other] { $count } people come back
  }
people-go = { $count ->
    [one] 1 person added later is removed
   *[other] { $count } people added later are removed
  }
people-move = { $count ->
    [one] 1 person moves
   *[other] { $count } people move
  }
people-checked-in-go = { $count ->
    [one] 1 of them has checked in: { $people }
   *[other] { $count } of them have checked in: { $people }
  }
people-as-they-were = { $count ->
    [one] The details of 1 person change back
   *[other] The details of { $count } people change back
  }
tables-come-back = { $count ->
    [one] 1 table comes back
   *[other] { $count } tables come back
  }
tables-go = { $count ->
    [one] 1 table added later is removed
   *[other] { $count } tables added later are removed
  }
tables-as-they-were = { $count ->
    [one] 1 table changes back
   *[other] { $count } tables change back
  }
rules-come-back = { $count ->
    [one] 1 seating rule comes back
   *[other] { $count } seating rules come back
  }
rules-go = { $count ->
    [one] 1 seating rule added later is removed
   *[other] { $count } seating rules added later are removed
  }
rules-as-they-were = { $count ->
    [one] 1 seating rule changes back
   *[other] { $count } seating rules change back
  }
places-come-back = { $count ->
    [one] 1 place comes back
   *[other] { $count } places come back
  }
places-go = { $count ->
    [one] 1 place added later is removed
   *[other] { $count } places added later are removed
  }
places-as-they-were = { $count ->
    [one] 1 place changes back
   *[other] { $count } places change back
  }
erased-stay-away = { $count ->
    [one] 1 person has been erased since and does not come back
   *[other] { $count } people have been erased since and do not come back
  }
details-as-they-were = The event’s { $fields } change back
detail-menu = menu
detail-fields = custom fields
detail-name = name
detail-description = description
detail-start = start
detail-end = end
detail-location = location
detail-status = status
detail-limit = max attendees
