# The list
arrangements-not-loaded = The arrangements could not be loaded
nothing-saved = Nothing saved yet
save-first = Save the seating first, then turn on its public link.
nothing-to-see = The organiser has not saved a seating yet.
saved = Saved
template = Template
sharing-enabled = Sharing enabled
sharing-disabled = Sharing disabled
share-failed = Failed to update sharing settings
public-link-for = Public link for { $name }
copy-link = Copy link
open = Open
open-what = the public page of { $name }
qr-code = QR code
refresh = Update…
shows-event = Show event, date and place
for-named = for { $name }

# Bringing up to date
refresh-menu = Update with the present seating…
refresh-question = Update “{ $name }”?
refresh-it = Update with the present seating
refresh-means = Its tables and seats are replaced with the present ones, under the same public link.
is-present = It shows the present seating already.
seats-differ = { $count ->
    [one] 1 seat differs.
   *[other] { $count } seats differ.
 }
tables-differ = { $count ->
    [one] 1 table was added, changed or removed.
   *[other] { $count } tables were added, changed or removed.
 }
objects-differ = { $count ->
    [one] 1 place in the room was added, changed or removed.
   *[other] { $count } places in the room were added, changed or removed.
 }
refreshed = Arrangement updated with the present seating
refresh-failed = Failed to update arrangement
taken-back = The arrangement is as it was
take-back-failed = Failed to take the update back

# Actions
actions-for = Actions for { $name }
apply = Apply…
compare = Compare with now
duplicate = Duplicate
offer-template = Use as a template
withdraw-template = Stop using as a template
rename = Rename…
delete = Delete…
duplicated = Arrangement duplicated
duplicated-as = It is called “{ $name }”.
duplicate-failed = Failed to duplicate arrangement
offered = Template added
offered-means = Other events can start from it: choose Start from a template.
withdrawn = Template removed
withdrawn-means = The arrangement stays as it is.
template-failed = Failed to update template
delete-arrangement = Delete “{ $name }”?
delete-it = Delete arrangement
link-stops = Its public link stops working. The seating itself stays as it is.
deleted = Arrangement deleted
delete-failed = Failed to delete arrangement
undo = Undo
undo-elsewhere = It can be saved again
restored = Arrangement restored
restore-failed = Failed to restore arrangement

# Renaming
rename-arrangement = Rename arrangement
name = Name
description = Description
save-changes = Save Changes
renamed = Arrangement updated
rename-failed = Failed to update arrangement

# Applying
apply-question = Apply “{ $name }”?
apply-it = Apply arrangement
apply-means =
    Its tables and places return to their saved state, and everybody in it returns to their saved seat.
    Everything else stays as it is. You can undo this.
looking = Loading the preview
not-looked = The preview could not be loaded. { $reason }
all-so-already = Everything is already as saved.
people-move = { $count ->
    [one] 1 person changes places
   *[other] { $count } people change places
 }{ $toPool ->
    [0] .
    [one] , 1 of them to the pool.
   *[other] , { $toPool } of them to the pool.
 }
tables-come-back = { $count ->
    [one] 1 removed table comes back.
   *[other] { $count } removed tables come back.
 }
tables-as-saved = { $count ->
    [one] 1 changed table returns to its saved state.
   *[other] { $count } changed tables return to their saved state.
 }
places-come-back = { $count ->
    [one] 1 removed place comes back.
   *[other] { $count } removed places come back.
 }
places-as-saved = { $count ->
    [one] 1 changed place returns to its saved state.
   *[other] { $count } changed places return to their saved state.
 }
people-pinned = { $count ->
    [one] 1 person is pinned again.
   *[other] { $count } people are pinned again.
 }
have-left = No longer in the event: { $names }.
more-people = { $count ->
    [one] 1 more
   *[other] { $count } more
 }
applied = Arrangement applied
people-moved = { $count ->
    [0] Nobody moved.
    [one] 1 person moved.
   *[other] { $count } people moved.
 }
apply-failed = Failed to apply arrangement

# Templates
templates-title = Start from a template
template-means =
    Its tables and places are added to this event. People in the pool take the seats that the template has for
    people of the same name.
templates-not-loaded = The templates could not be loaded
no-templates = No templates yet
no-templates-text =
    Save a seating as a template, here or in another of your events, and start with its tables.
search-templates = Search templates
no-such-template = No template matches
no-such-template-text = Try another word.
of-event = From { $event }
template-size = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
use-template = Use
use-template-named = Use { $name }
template-used = Template used
tables-added = { $count ->
    [0] It has no tables.
    [one] 1 table added.
   *[other] { $count } tables added.
 }
places-added = { $count ->
    [one] 1 place added.
   *[other] { $count } places added.
 }
seated-by-name = { $count ->
    [one] 1 person seated by name.
   *[other] { $count } people seated by name.
 }
names-unmatched = { $count ->
    [one] 1 name was not found in the pool.
   *[other] { $count } names were not found in the pool.
 }
names-ambiguous = { $count ->
    [one] 1 name matches several people, so it seated nobody.
   *[other] { $count } names match several people, so they seated nobody.
 }
use-failed = Failed to use template
