auto-assigned = Attendees automatically assigned to seats
auto-assigned-count = { $unassigned ->
    [0] { $assigned } seated.
   *[other] { $assigned } seated, { $unassigned } found no seat.
 }
no-rules-yet = There are no rules yet. “Propose seats…” has presets to start with.
rules-keep-seats-free = On the free seats, must-rules would be broken. “Propose seats…” says which.
nobody-assigned = Nobody was seated
nobody-waits = The pool is empty: nobody is waiting for a seat.
no-free-seat = { $unassigned ->
    [one] 1 person is waiting, but no seat is free. Add a table, or free a seat.
   *[other] { $unassigned } people are waiting, but no seat is free. Add a table, or free seats.
 }
