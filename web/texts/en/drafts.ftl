try-something = Try something
try-something-more = Try something…
what-a-draft-is = A draft is a copy of the plan in which everything works as usual. Nothing of it is in the live plan until you take it over.
draft-name = Name of the draft
first-name = Draft { $number }
cancel = Cancel
start-draft = Start the draft
start-failed = The draft could not be started
open-drafts = Open drafts
drafts-failed = The open drafts could not be fetched
draft-facts = { $who }, { $changes ->
    [0] no changes yet
    [one] 1 change
   *[other] { $changes } changes
  }
moved-on = the live plan has changed since
somebody = Somebody

# A draft in the seating chart
draft = Draft
page-title = Draft “{ $draft }” · { $event }
banner = Draft “{ $draft }” of { $event }.
banner-note = Nothing here is in the live plan yet.
side-by-side = Side by side
take-over-more = Take over…
throw-away-more = Throw away…
back-to-live = Back to the live plan
over-title = This draft is over
over-text = It was taken over or thrown away.
throw-away-title = Throw away “{ $draft }”?
throw-away-text = What was tried in this draft is gone for everybody. The live plan stays as it is. This cannot be undone.
throw-away = Throw away
thrown-away = Draft thrown away
throw-away-failed = The draft could not be thrown away

# Taking over
take-over-title = Take over “{ $draft }”
take-over-text = What changed in the draft becomes so in the live plan, in one step that can be undone.
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
preview-failed = What would change could not be fetched
loading-preview = Looking at what would change
what-changes = What changes
nothing-changes = The live plan has all of this already.
people-count = { $count ->
    [0] Nobody is concerned
    [one] 1 person is concerned
   *[other] { $count } people are concerned
  }
tables-count = { $count ->
    [0] no tables
    [one] 1 table
   *[other] { $count } tables
  }
event-fields = Event details: { $fields }
more-people = { $count ->
    [one] and 1 more person
   *[other] and { $count } more people
  }
person-added = { $name } comes to { $to }
person-removed = { $name } leaves the event
person-moved = { $name } moves from { $from } to { $to }
person-edited = { $name } has other details
table-is-added = { $table } is added
table-is-removed = { $table } is removed
table-is-changed = { $table } is changed
in-pool = the pool
in-holding = the holding area
at-seat = { $table } seat { $position }
conflicts = { $count ->
    [one] The live plan has changed in the same place
   *[other] The live plan has changed in { $count } of the same places
  }
conflict-gone = { $name } is no longer in the live plan
conflict-moved = { $name } was moved meanwhile and is in { $place }
conflict-moved-seat = { $name } was seated elsewhere meanwhile, at { $place }
conflict-changed = { $name } was changed meanwhile
conflict-seat-taken = { $seat } was taken by { $other }, and { $name } sits there in the draft
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
leave-out-first = Say that these are left as they are, or go back to the draft
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
