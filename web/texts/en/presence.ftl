somebody = Somebody

# The faces in the header, and the list that they open.
others-here = { $count ->
    [one] { $names } is here too
   *[other] { $names } are here too
 }
and-more = { $count ->
    [one] 1 more
   *[other] { $count } more
 }
more-faces = +{ $count }
here-too = Also here
holds = Has { $who } in hand
here-since = Here since { $time }

# At a person whom somebody else has in their hand, or has just changed.
held-by = { $name } has them in hand
changed-by = Changed by { $name }

# What others did, for screen readers: all of a few moments in one go.
did-seat = { $name } seated { $count ->
    [one] 1 person
   *[other] { $count } people
 }.
did-unseat = { $name } moved { $count ->
    [one] 1 person
   *[other] { $count } people
 } to the pool.
did-hold = { $name } moved { $count ->
    [one] 1 person
   *[other] { $count } people
 } to the holding area.
did-people = { $name } changed { $count ->
    [one] 1 person
   *[other] { $count } people
 } on the guest list.
did-tables = { $name } changed { $count ->
    [one] 1 table
   *[other] { $count } tables
 }.
