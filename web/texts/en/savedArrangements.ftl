# The list
arrangements-not-loaded = The arrangements could not be loaded
nothing-saved = Nothing saved yet
save-first = Save the seating first; then switch its public link on.
nothing-to-see = The organiser has not saved a seating yet.
saved = Saved
template = Template
sharing-enabled = Sharing enabled
sharing-disabled = Sharing disabled
share-failed = Failed to update sharing settings
public-link-for = Public link for { $name }
copy-link = Copy link
open = Open

# What can be done with one
actions-for = Actions for { $name }
apply = Apply…
compare = Compare with now
duplicate = Duplicate
offer-template = Use as a template
withdraw-template = No longer a template
rename = Rename…
delete = Delete…
duplicated = Arrangement duplicated
duplicated-as = It is called “{ $name }”.
duplicate-failed = Failed to duplicate arrangement
offered = Template added
offered-means = Other events can begin with it: Start from a template.
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
    Its tables stand as they were saved, and everybody in it takes the seat that they have there.
    What it does not speak of stays as it is. You can undo it.
looking = Looking at what would change
not-looked = What would change could not be found out. { $reason }
all-so-already = All is as it was saved already.
people-move = { $count ->
    [one] 1 person changes places
   *[other] { $count } people change places
 }{ $toPool ->
    [0] .
    [one] , 1 of them to the pool.
   *[other] , { $toPool } of them to the pool.
 }
tables-come-back = { $count ->
    [one] 1 table that was removed comes back.
   *[other] { $count } tables that were removed come back.
 }
tables-as-saved = { $count ->
    [one] 1 table that was changed becomes as it was.
   *[other] { $count } tables that were changed become as they were.
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
start-from-template = Start from a template
template-means =
    Its tables are added to this event. Whoever waits in the pool under the name of somebody in it
    takes their seat.
templates-not-loaded = The templates could not be loaded
no-templates = No templates yet
no-templates-text =
    Save a seating as a template, here or in another of your events, and begin with its tables.
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
seated-by-name = { $count ->
    [one] 1 person seated by name.
   *[other] { $count } people seated by name.
 }
names-unmatched = { $count ->
    [one] 1 name in it was not found among those in the pool.
   *[other] { $count } names in it were not found among those in the pool.
 }
names-ambiguous = { $count ->
    [one] 1 name in it could mean several people, so nobody was seated by it.
   *[other] { $count } names in it could mean several people, so nobody was seated by them.
 }
use-failed = Failed to use template
