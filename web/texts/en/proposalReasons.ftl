# How far a rule is kept for one person
with-names = { $sentence }: { $who }
others = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
nobody-else = Nobody else of this group is in the plan
others-here = { $count } of { $of } others at this table
others-beside = Beside { $count } of { $of }
apart-from-all = { $of ->
    [0] There is nobody to be kept apart from
   *[other] Apart from all of them
  }
not-apart = Not kept apart from { $who }
company-for = Company for { $count } of { $of }
accompanied-by = With { $who }
not-accompanied = With none of them
nearest-table = At the nearest table
table-by-distance = At table { $count } of { $of } by distance
at-right-table = Sits as the rule wants
at-wrong-table = Sits where the rule does not want it
as-many-as-wanted = { $count } at this table, as wanted
too-few-here = { $count } at this table, at least { $of } wanted
too-many-here = { $count } at this table, at most { $of } wanted
neighbours-differ = All neighbours differ
neighbours-alike = { $count } of { $of } neighbours are alike
neighbours-share = All neighbours have something in common
neighbours-strange = { $count } of { $of } neighbours have nothing in common
filled = { $count } sit at this table; its size asks for { $wanted }
pairs-here = { $count } of { $of } of them at this table
has-moved = Has moved
count-of = { $count } of { $of }

# Why moved
why = Why?
why-moved = Why { $name }?
gained = { $points } points for them

# Why here
why-here = Why here?
why-title = Why this seat
why-waiting = Where there is a seat
why-failed = The reasons could not be fetched
no-rule = No rule concerns { $name }: any seat is as good.
points-of = { $points } of { $most } points
points-alone = { $points } points
must-kept = Must, kept
must-broken = Must, broken
counts-for-others = Counts for others
best-elsewhere = Best places elsewhere
nothing-elsewhere = There is no other seat that is free or could be exchanged.
exchange-with = in exchange with { $name }
instead-of = instead of { $name }, who would wait
breaks = { $count ->
    [one] Breaks a must-rule
   *[other] Breaks { $count } must-rules
  }
mends = { $count ->
    [one] Mends a must-rule
   *[other] Mends { $count } must-rules
  }
no-difference = Makes no difference
move-there = Move there
move-there-of = Move there: { $name } to { $place }
all-tables = Best seat at each table ({ $count })
pairs-name = What is known about pairs
pairs-accountExecutive = Account executives sit with their accounts
pairs-metBefore = People who sat together at earlier events meet somebody new
pairs-preferences = Likes and dislikes
moves-name = Cost of moves
change-of = { $rule }: { $points }
change-breaks = { $rule }: would be broken
change-mends = { $rule }: would be kept
and-who = { $change } ({ $who })

# Why a table is seated so
why-table = Why this seating?
no-rule-here = No rule concerns this table.
missed-here = Missed by { $who }
