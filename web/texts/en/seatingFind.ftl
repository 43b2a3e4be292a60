find = Find
placeholder = Find anything
placeholder-with-key = Find anything (/)
nothing = Nothing matches. Try another word.
more = { $count ->
    [one] 1 more: keep typing.
   *[other] { $count } more: keep typing.
 }
in-pool = In the pool
in-holding = In the holding area
has-declined = Declined
at-seat = { $table }, seat { $position }
about-and-place = { $about } · { $place }
seats-taken = { $taken } of { $seats } seats taken
sits = { $name }: { $table }, seat { $position }
waits = { $name } is in the pool
is-held = { $name } is in the holding area
not-coming = { $name } declined
shows-table = { $name }: { $taken } of { $seats } seats taken
shows-object = { $name } is in view
