compare-about = This event has people already. Compare the list with them: what is new, changed or missing is shown before anything happens.
compare = Compare with the event
comparing = Comparing the list…
compare-failed = The list could not be compared
merge-wishes = Wishes in this list are ignored: they apply to new lists only.
back = Back
apply = Apply
applying = Applying the list…
apply-failed = The list was not applied
outdated = Some guests were changed meanwhile: { $people }. The list was compared again.
compared-again = The comparison had expired, so the list was compared again.
answers-kept = Your answers are kept.
answers-dropped = { $count ->
    [one] One of your answers no longer fits and is gone; the others are kept.
   *[other] { $count } of your answers no longer fit and are gone; the others are kept.
 }
merged = { $what ->
    [added] { $count } new
    [changed] { $count } changed
    [cancelled] { $count } cancelled
   *[removed] { $count } removed
 }
merged-nothing = Nothing to change
nothing-to-change = Nothing to change: the event already has everything in this list.
what-changes = What the list changes
people = People of the list
new = New
changed = Changed
unclear = Unclear
missing = Missing
same = { $count ->
    [one] 1 row is unchanged.
   *[other] { $count } rows are unchanged.
 }
more = Show more
row = Row { $row }
add = Add { $name }
here = Here: { $value }
in-file = In the list: { $value }
nothing = nothing
asked = Differs here and in the list: choose one. Until then it stays as it is here.
who = Who is { $name } in row { $row }?
somebody-new = Someone new
left-out = Leave out
may-be-missing = Resembles somebody who is missing from this list. Choose them if only a name or an address was corrected.
candidate = { $name } ({ $company })
candidate-told-apart = { $label }, { $field } here: { $value }
no-difference = Nothing differs here.
missing-about = These people were in the last list and are not in this one.
missing-all = All of them
what-of = What happens to { $name }?
chosen-in-row = You chose them for row { $row }, so they stay.
leave = Stays
cancelled = Cancelled: gives up the seat
remove = Removed from the event
