try-something = Try something
what-a-draft-is = A draft is a copy of the plan in which everything works as usual. The live plan does not change until you take the draft over.
draft-name = Name of the draft
first-name = Draft { $number }
cancel = Cancel
start-draft = Start the draft
started = Draft “{ $draft }” started
start-failed = The draft could not be started
open-drafts = Open drafts
drafts-failed = The open drafts could not be loaded
draft-facts = { $who }, { $changes ->
    [0] no changes yet
    [one] 1 change
   *[other] { $changes } changes
  }
moved-on = the live plan has changed since
somebody = Somebody

# A draft in the seating chart
throw-away-title = Throw away “{ $draft }”?
throw-away-text = Everybody loses what was tried in this draft. The live plan stays as it is. This cannot be undone.
throw-away = Throw away
thrown-away = Draft thrown away
throw-away-failed = The draft could not be thrown away

# Taking over
take-over-title = Take over “{ $draft }”
take-over-text = Applies the changes of the draft to the live plan in one step, which can be undone.
what-to-take = What to take over
everything = Everything
everything-hint = The draft is closed afterwards.
some-tables = Some tables only
some-tables-hint = The draft stays open.
choose-tables = Tables to take over
table-added = new
table-removed = removed
table-changed = changed
table-people = { $count ->
    [0] nobody moves
    [one] 1 person moves
   *[other] { $count } people move
  }
choose-a-table = Choose at least one table
preview-failed = The preview could not be loaded
loading-preview = Loading the preview
what-changes = What changes
nothing-changes = The live plan has all of this already.
affected = { $count ->
    [0] No people or tables are affected
    [one] { $what } is affected
   *[other] { $what } are affected
  }
people-count = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
rules-count = { $count ->
    [one] 1 seating rule
   *[other] { $count } seating rules
  }
places-count = { $count ->
    [one] 1 place in the room
   *[other] { $count } places in the room
  }
event-fields = Event details: { $fields }
more-people = { $count ->
    [one] and 1 more person
   *[other] and { $count } more people
  }
person-added = { $name } is added to { $to }
person-removed = { $name } leaves the event
person-moved = { $name } moves from { $from } to { $to }
person-edited = The details of { $name } change
table-is-added = { $table } is added
table-is-removed = { $table } is removed
table-is-changed = { $table } is changed
in-pool = the pool
in-holding = the holding area
at-seat = { $table }, seat { $position }
conflicts = { $count ->
    [one] The live plan has 1 conflicting change
   *[other] The live plan has { $count } conflicting changes
  }
conflict-gone = { $name } is no longer in the live plan
conflict-moved = { $name } was moved to { $place } meanwhile
conflict-changed = { $name } was changed meanwhile
conflict-id-taken = { $other } has the external ID that { $name } has in the draft
conflict-seat-taken = { $other } took { $seat }, where { $name } sits in the draft
conflict-seat-kept = { $other } sits at { $seat }, which the draft removes
conflict-seat-gone = { $seat } is no longer there
conflict-rule-changed = A seating rule was changed meanwhile
conflict-rule-gone = A seating rule is no longer there
conflict-event = The details of the event were changed meanwhile: { $fields }
more-conflicts = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
leave-out = Leave these as they are in the live plan
leave-out-first = Choose to leave these as they are, or go back to the draft
take-over = Take over
taken-over = Draft taken over
taken-over-part = Taken over. The draft stays open.
take-over-failed = The draft could not be taken over
field-name = name
field-description = description
field-startDate = start
field-endDate = end
field-location = location
field-status = status
field-maxAttendees = number of guests
field-menu = menu
field-fields = custom fields
