would-be-over = That makes { $total } people, { $over ->
    [one] 1 more
   *[other] { $over } more
 } than the event has room for ({ $most }). You can still add them.
