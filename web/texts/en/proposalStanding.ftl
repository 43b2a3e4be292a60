broken = Broken
broken-by = Broken by { $who }
missed-by = Missed by { $who }
breaks = Broken here: { $rules }
score = What the seating is worth
score-broken = { $count ->
    [one] 1 must-rule broken
   *[other] { $count } must-rules broken
  }
all-kept = All must-rules kept
score-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
heat = Heat
has-of-possible = Has { $share } of what is possible
both = { $one }. { $other }
legend = What people have of what they could have
legend-range = { $from } to { $to }
