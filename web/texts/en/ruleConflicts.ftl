# What a rule asks for, in a few words
with = “{ $one } with { $others }”
apart = “{ $one } apart from { $others }”
beside = “{ $one } beside { $others }”
not-beside = “{ $one } not beside { $others }”
quoted = “{ $sentence }”
removed-rule = a rule that has been removed
pinned = { $name } pinned where they sit
somebody = somebody
more-rules = { $count ->
    [one] 1 more rule
   *[other] { $count } more rules
  }

# Rules that cannot all hold. $count is how many there are besides the last.
cannot-while = { $count ->
    [1] { $others } cannot hold while { $last } does.
    [2] { $others } cannot both hold while { $last } does.
   *[other] { $others } cannot all hold while { $last } does.
  }
cannot-alone = { $rule } cannot hold.
not-met = { $count ->
    [one] { $rules } could not be met within 2 s.
   *[other] { $rules } could not all be met within 2 s.
  }
because-tables = No table is open to all who have to share one.
because-group = { $needed } people have to share a table, and the largest one open to them has { $available } seats.
because-seats = { $needed } people are bound to tables that have { $available } seats.
because-places = { $needed } people are to sit where no more than { $available } of them may.
because-tables-full = { $needed } people are to sit, and only { $available } can where enough of these people are.
because-apart = { $needed } groups must not share a table, and { $available } tables are open to them.
because-company = Nobody who could be their company can sit there.

# Ways out
ways-out = What you can do
drop = Remove { $rules }
weaken = Make it a wish instead (weight { $weight })
weaken-preset = Add what contradicts as a wish instead (weight { $weight })
weaken-that = Make { $rule } a wish (weight { $weight })
unpin = Unpin { $people }
other-ways = { $count ->
    [one] 1 other way
   *[other] { $count } other ways
  }
not-tried = Not tried: more may have to go.
even-so = Save anyway
even-so-means = While these rules contradict each other, at least one person they name stays without a seat.

# In the panel
contradictions = { $count ->
    [one] Rules that cannot all hold
   *[other] Rules that cannot all hold ({ $count } times)
  }

# In a proposal
in-the-way = What is in the way
effect-unknown = There was no time to try this.
effect-all = Then everybody has a seat.
effect-points = { $effect } { $points } points.
effect-some = { $count ->
    [one] Then 1 person has no seat.
   *[other] Then { $count } people have no seat.
  }
about = It is about { $who }.
has-changed = This has changed since.
again = Work it out again
over-full = { $count ->
    [one] 1 person finds no seat: there are { $people } people and { $seats } seats. Somebody with the lowest priority waits.
   *[other] { $count } people find no seat: there are { $people } people and { $seats } seats. Those with the lowest priority wait.
  }
more-chairs = These tables could take more chairs: { $tables }.
more-chairs-at = { $table } ({ $more } more)
other-tables = { $count ->
    [one] 1 other table
   *[other] { $count } other tables
  }
