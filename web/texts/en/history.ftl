you = You
somebody = Somebody
someone-gone = somebody since removed
table-gone = a table since removed
seat-gone = a seat since removed
seat = { $table }, seat { $position }
pool = the pool
holding = the holding area
rectangular = rectangular
circular = circular
oval = oval
half-round = a half-round table
u-shape = a U
long-table = a long table
row = a row of chairs
event-created = { $who } created the event
event-edited = { $who } edited the event
event-deleted = { $who } deleted the event
attendee-added = { $who } added { $person }
attendees-imported = { $who } imported { $count ->
    [one] 1 person
   *[other] { $count } people
  }
guest-list-imported = { $who } imported { $count ->
    [one] 1 person
   *[other] { $count } people
  } with { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }
wishes-imported = { $who } imported { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }
guest-list-updated = { $who } imported a guest list: { $added } new, { $edited } changed
guest-list-merged = { $who } merged a guest list: { $changes }
merged = { $what ->
    [added] { $count } new
    [edited] { $count } changed
   *[removed] { $count } removed
 }
same-list-merged = { $who } merged a guest list, which changed nothing here
attendee-edited = { $who } edited the details of { $person }
attendee-deleted = { $who } removed a guest
attendee-erased = { $who } erased the data of a guest
checked-in = { $who } checked in { $person }
checked-out = { $who } undid the check-in of { $person }
object-placed = { $who } placed { $name } on the floor
object-renamed = { $who } renamed { $before } to { $after }
object-moved = { $who } moved { $name } on the floor
object-changed = { $who } changed what { $name } is
object-gone = a place since removed
object-removed = { $who } removed { $name } from the floor
outline-set = { $who } drew the outline of the room
outline-removed = { $who } removed the outline of the room
background-set = { $who } set the background of the room
background-removed = { $who } removed the background of the room
seated = { $who } seated { $person } at { $to }
moved = { $who } moved { $person } from { $from } to { $to }
swapped = { $who } swapped { $person } and { $other }
proposal-taken = { $who } took a proposed seating, which moved { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
auto-assigned = { $who } seated { $count ->
    [one] 1 person
   *[other] { $count } people
  } by auto-assign
seated-together = { $who } seated { $count ->
    [one] 1 person
   *[other] { $count } people
  } at { $table }
seated-people = { $who } seated { $people } at { $table }
held-people = { $who } moved { $people } to the holding area
returned-people = { $who } moved { $people } to the pool
edited-people = { $who } edited { $people }
edited-together = { $who } edited { $count ->
    [one] 1 person
   *[other] { $count } people
  } at once
held-together = { $who } moved { $count ->
    [one] 1 person
   *[other] { $count } people
  } to the holding area
returned-to-pool = { $who } moved { $count ->
    [one] 1 person
   *[other] { $count } people
  } to the pool
people-replied = { $who } recorded the reply of { $people }: { $reply ->
    [none] not replied
    [invited] invited
    [yes] coming
    [maybe] maybe
    [no] declined
    [cancelled] cancelled
   *[other] { $reply }
  }
replied-together = { $who } recorded the reply of { $count ->
    [one] 1 person
   *[other] { $count } people
  }: { $reply ->
    [none] not replied
    [invited] invited
    [yes] coming
    [maybe] maybe
    [no] declined
    [cancelled] cancelled
   *[other] { $reply }
  }
hold-reason-changed = { $who } changed why { $person } is held
pinned = { $who } pinned { $person } to { $seat }
unpinned = { $who } unpinned { $person } from { $seat }
table-added = { $who } added { $table } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
tables-added = { $who } added { $count ->
    [one] { $first }
   *[other] { $count } tables, { $first } to { $last },
  } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
tables-moved = { $who } moved { $count ->
    [one] one table
   *[other] { $count } tables
  } on the floor
table-renamed = { $who } renamed { $before } to { $after }
table-layout-changed = { $who } made { $table } { $layout }
table-resized = { $who } resized { $table } from { $before } to { $after } seats
end-seats-added = { $who } added end seats to { $table }
end-seats-removed = { $who } removed the end seats from { $table }
table-tagged = { $who } changed the tags of { $table }
table-moved = { $who } moved { $table } on the floor
table-deleted = { $who } deleted { $table }
menu-set = { $who } changed the menu
menu-set-clearing = { $who } changed the menu and cleared the choices of { $cleared ->
    [one] one person
   *[other] { $cleared } people
  }
field-defined = { $who } added the field “{ $field }”
field-changed = { $who } changed the field “{ $field }”
field-changed-clearing = { $who } changed the field “{ $field }” and cleared the values of { $cleared ->
    [one] one person
   *[other] { $cleared } people
  }
field-renamed = { $who } renamed the field “{ $before }” to “{ $after }”
field-retired = { $who } retired the field “{ $field }”
rule-added = { $who } added the rule “{ $rule }”
rule-changed = { $who } changed a rule to “{ $rule }”
rule-removed = { $who } removed the rule “{ $rule }”
rule-of-people = { $kind }: { $people }
rule-KeepTogether = at one table
rule-KeepApart = apart
rule-SitBeside = beside one another
rule-Accompanied = with somebody of a group
rule-Near = near a place
rule-AtTable = at certain tables
rule-Reserved = reserved tables
rule-PerTable = how many at each table
rule-NotAlone = nobody alone among others
rule-Alternate = alternating seats
rule-InCommon = neighbours with something in common
rule-Balance = evenly filled tables
rule-Pairs = what is known about pairs
rule-other = a rule of another kind
arrangement-saved = { $who } saved the arrangement { $name }
arrangement-edited = { $who } edited the arrangement { $name }
arrangement-renamed = { $who } renamed the arrangement { $before } to { $after }
arrangement-shared = { $who } shared the arrangement { $name } by its public link
some-arrangement-shared = { $who } shared an arrangement by its public link
arrangement-unshared = { $who } stopped sharing the arrangement { $name }
some-arrangement-unshared = { $who } stopped sharing an arrangement
link-event-shown = { $who } showed the event on the public link of { $name }
some-link-event-shown = { $who } showed the event on a public link
link-event-hidden = { $who } hid the event on the public link of { $name }
some-link-event-hidden = { $who } hid the event on a public link
arrangement-refreshed = { $who } updated the arrangement { $name } with the present seating
some-arrangement-refreshed = { $who } updated an arrangement with the present seating
arrangement-put-back = { $who } took back an update of the arrangement { $name }
some-arrangement-put-back = { $who } took back an update of an arrangement
arrangement-applied = { $who } applied the arrangement { $name }
template-used = { $who } used the template { $name }
some-template-used = { $who } used a template
arrangement-offered = { $who } made the arrangement { $name } a template
some-arrangement-offered = { $who } made an arrangement a template
arrangement-withdrawn = { $who } removed the arrangement { $name } from the templates
some-arrangement-withdrawn = { $who } removed an arrangement from the templates
arrangement-deleted = { $who } deleted the arrangement { $name }
arrangement-restored = { $who } restored the arrangement { $name }
moment-restored = { $who } restored the plan of { $moment }
draft-taken-over = { $who } took over the draft { $name }
some-draft-taken-over = { $who } took over a draft
plan-copied = { $who } started a draft
changed = { $who } changed the event
undone-added = { $who } undid a removal, which brought back { $count ->
    [one] 1 person
   *[other] { $count } people
  }
undone-removed = { $who } undid adding { $count ->
    [one] 1 person
   *[other] { $count } people
  }
undone-moved = { $who } undid moving { $count ->
    [one] 1 person
   *[other] { $count } people
  }
undone-people = { $who } undid moving { $people }
undone-tables = { $who } undid a change to { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
undone-rules = { $who } undid a change of { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
undone-change = { $who } undid a change
redone-added = { $who } added { $count ->
    [one] 1 person
   *[other] { $count } people
  } again
redone-removed = { $who } removed { $count ->
    [one] 1 person
   *[other] { $count } people
  } again
redone-moved = { $who } moved { $count ->
    [one] 1 person
   *[other] { $count } people
  } again
redone-people = { $who } moved { $people } again
redone-tables = { $who } changed { $count ->
    [one] 1 table
   *[other] { $count } tables
  } again
redone-change = { $who } redid a change

# Undo and redo
undo = Undo
undone = Undone
redone = Redone
undo-failed = The change could not be undone
redo-failed = The change could not be redone
in-the-way = A later change is in the way: { $change }.
later-change = something was changed since then
undo-that-first = Undo that first
check-ins-lost = { $count ->
    [one] This would remove the check-in of { $people }.
   *[other] This would remove { $count } check-ins: { $people }.
  }
redone-rules = { $who } changed { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
others = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
anyway = Do it anyway
anyway-elsewhere = Press F8 to move to this notice and its button
undo-elsewhere = Press Control+Z in the seating chart to undo your last step
history = History
time-travel = Time travel
compare = Compare
