title = About
heading = About Dinner Seating Planner
lead = Decide who sits where, from a client dinner for twelve to a conference of five thousand, with everyone who plans it working on the same chart.

planning = How planning works
step-event = Create an event
step-event-text = Give it a name, a date and a place. Everything else belongs to it.
step-people = Bring in the guest list
step-people-text = Add people one by one, upload a CSV file or paste a list. You see what will be added before it is.
step-tables = Lay out the tables
step-tables-text = Rectangular, circular or oval, with 1 to 20 seats. Put them where they stand in the room.
step-seats = Give everyone a seat
step-seats-text = Drag people to their seats, pick a person and then a seat, or let Auto Assign fill what is free. People who may not come wait in the Holding Area.
step-share = Save and share
step-share-text = Save the seating under a name and turn on its public link. Guests see the chart and find their seat. They learn nothing else about anyone.

history = Nothing is ever lost
history-text = The planner never overwrites a seating chart. It records each change: who moved whom, where to, and when. The chart you see is the sum of these changes.
history-together = Colleagues see each other’s changes as they happen, and two people who want the same seat never overwrite each other by accident.
history-undo = You can undo a change without losing what was done after it. The undo itself is on record, too.
history-compare = You can compare two moments, or a saved arrangement with the present: who moved, who joined, and which place cards to print again.
history-trust = You can check afterwards what happened. Changes by administrators are kept in an audit log that nobody can edit.

keys = By keyboard
keys-text = Everything that a mouse can do works without one.
keys-key = Keys
keys-what = What they do
key-tab = Tab
key-tab-text = Moves to the next control, or to the tables and seats of the chart
key-arrows = Arrow keys
key-arrows-text = Move from seat to seat on the chart
key-page = Page Up and Page Down
key-page-text = Move from table to table on the chart
key-ends = Home and End
key-ends-text = Move to the first and the last seat of a table
key-enter = Enter or Space
key-enter-text = Picks a person up, and seats them on the focused seat
key-escape = Escape
key-escape-text = Clears the picked person, cancels a drag, closes a dialog or a menu
key-undo = Ctrl+Z and Ctrl+Shift+Z
key-undo-text = Undo and redo your own last step in the seating chart (⌘ on a Mac)
key-notice = F8
key-notice-text = Moves to the current notice, which then stays open

who = Who may do what
who-text = You plan your own events and can view public events of others. Moderators can edit all events. Administrators can also delete them and manage members.
to-events = Go to your events
to-seating = Open the seating chart
