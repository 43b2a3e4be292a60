# An empty room
no-tables = No tables yet
add-first-table = Add your first table
add-tables = Add tables
import-people = Import people
not-laid-out = The organiser has not laid out the room.
tables-stand-here = Tables and their seats appear here. Add as many as you like at once.

# Saving and sharing
save-arrangement = Save arrangement
keeps-moment = Saves the current seating. Later changes do not affect it.
name = Name
description = Description
cancel = Cancel
arrangement-saved = Arrangement saved
save-failed = Failed to save arrangement
as-template = Use as a template
as-template-means = Other events can start with its tables.
share = Share
share-means = Anyone with a public link can view the arrangement: names and seats, and the event if you show it.
save-present = Save the current seating

# A seat that is taken
seat-taken = This seat is taken
where-shall = { $occupant } sits there. Seat { $arrival } there instead?
this-person = This person
replace = Replace
swap-seats = Swap seats
swap-or-replace = Swap exchanges their seats. Replace sends { $occupant } back to the pool.
replace-means = Replace sends { $occupant } back to the pool.
