somebody = Somebody

# The avatars in the header, and the list that they open.
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
holds = Is moving { $who }
here-since = Here since { $time }

# The label at a person whom another member is moving or has just changed.
held-by = { $name } is moving them
changed-by = Changed by { $name }

# Other members' changes, for screen readers: those of a few moments together.
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
