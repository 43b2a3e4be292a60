# Options
title = Propose seats
without-rules = There are no rules yet, so any seat is as good as another. Say what matters first, with one tap:
what-it-is = Looks for the best seats by your rules. Nothing changes until you have seen the proposal and take it.
no-seats = Add a table first: there are no seats yet.
no-people = Add people first: there is nobody to seat yet.
whom-to-seat = Whom to seat
scope-pool = Unassigned people ({ $count })
scope-pool-hint = Nobody who has a seat moves.
scope-tables = Some tables
scope-tables-hint = People at these tables may move, and unassigned people may join them.
scope-all = Everybody
scope-all-hint = All may move, except those who are pinned or held.
which-tables = Tables
taken-of = { $taken } of { $seats } taken
choose-a-table = Choose at least one table.
how-long = How long to look
effort-quick = Quick
effort-quick-hint = 1 second
effort-thorough = Thorough
effort-thorough-hint = 5 seconds
effort-best = Best
effort-best-hint = 30 seconds
how-many-move = How many seated people may move
budget-ladder = Compare 0, 5, 20 and all
budget-all = As many as it takes
budget-20 = At most 20
budget-5 = At most 5
budget-0 = Nobody
what-a-move-takes = When to move somebody
move-rather = Readily, for a small gain
move-hardly = Reluctantly, for a clear gain
move-never = Only if a rule or a seat demands it
begin = Propose seats
engine-busy = Many proposals are being worked out right now. Try again in a moment.
watch-it = Show that one
earlier = Earlier proposals ({ $count })
earlier-facts = by { $who }, { $points } points
somebody = Somebody
open = Open
state-done = Not taken
state-taken = Taken
state-discarded = Discarded

# While it is worked out
working = Working out seats
working-text = You can close this and go on: nothing changes in the plan.
in-queue = Waiting for its turn
looked-at = Looking for better seats
points = Points
musts-broken = Must-rules broken
cancel = Cancel
use-best = Use the best so far
cancel-failed = It could not be cancelled
failed = The proposal could not be worked out
cancelled = The proposal was cancelled
nothing-changed = Nothing has changed in the plan.
again = Try again
close = Close
not-loaded = The proposal could not be fetched
missing = This proposal does not exist any more, or it belongs to an event that you may not edit.

# Preview
preview = Preview
proposed-seats = Proposed seats
people-move = { $count ->
    [0] Nobody moves
    [one] 1 person moves
   *[other] { $count } people move
  }
moves-worth = { $moves }, { $points } points
what-chart-shows = What the chart shows
now = Now
proposed = Proposed
details = Details
close-preview = Close the preview
comes-from = Would come from { $place }
would-move-to = Would move to { $place }
nobody-moves = Nobody needs to move: the engine found nothing better.
take = { $count ->
    [one] Take 1 move
   *[other] Take { $count } moves
  }
take-all = Take all
discard = Discard
other-options = Other options…
taken = { $count ->
    [0] Nobody was moved
    [one] 1 person moved
   *[other] { $count } people moved
  }
taken-left = { $count ->
    [one] 1 person stays where they were.
   *[other] { $count } people stay where they were.
  }
take-failed = The proposal could not be taken
discarded = Proposal discarded
discard-failed = The proposal could not be discarded
outdated = The plan has changed since
and-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
take-what-fits = Take what still fits
again-from-here = Work it out again from here
how-far = How many move
rung-moves = { $count ->
    [0] Nobody who has a seat moves
    [one] 1 person who has a seat moves
   *[other] { $count } people who have a seat move
  }
rung-points = { $points } points
rung-seats = { $count ->
    [one] 1 person finds a seat
   *[other] { $count } people find a seat
  }
rung-loses = { $count ->
    [one] 1 person loses their seat
   *[other] { $count } people lose their seats
  }
rung-breaks = { $count ->
    [one] 1 more must-rule broken
   *[other] { $count } more must-rules broken
  }
rung-mends = { $count ->
    [one] 1 fewer must-rule broken
   *[other] { $count } fewer must-rules broken
  }
rungs-alike = However many may move, nothing better was found.
what-it-is-worth = What it is worth
by-rule = By rule ({ $count })
before = Before
after = After
broken-in = { $count ->
    [one] Broken once
   *[other] Broken { $count } times
  }
kept = Kept
known-pairs = What is known about pairs
cost-of-moves = Cost of moves, included
no-rules = There are no rules yet, so any seat is as good as another. Add some in Rules.
who-moves = Who moves ({ $count })
left-out = { $count ->
    [one] 1 person stays.
   *[other] { $count } people stay, with those who would take their seats.
  }
from-to = { $from } → { $to }
show-all = Show all { $count }
tables-that-change = Tables that change ({ $count })
comes = Comes: { $who }
goes = Goes: { $who }
others = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
who-waits = Without a seat ({ $count })
waits-for-seats = All seats are taken. Add a table or chairs to seat them.
waits-for-rules = { $count ->
    [one] 1 seat stays free: there, a must-rule would be broken.
   *[other] { $count } seats stay free: there, must-rules would be broken.
  }

# Verification
verify-title = How it came about
verify-text = The same plan, rules and options give the same seats at any time.
verify = Verify
verifying = Working it out again: { $share }
verify-failed = It could not be worked out again
verified-same = { $count ->
    [one] Worked out again: the same seat.
   *[other] Worked out again: the same { $count } seats.
  }
verified-different = { $count ->
    [one] Worked out again: 1 of { $seats } people has another seat.
   *[other] Worked out again: { $count } of { $seats } people have another seat.
  }
verified-other-engine = It was made by another version of the engine, which may find other seats.
verified-other-plan = Some of its people have been erased since, so it cannot be worked out again.
