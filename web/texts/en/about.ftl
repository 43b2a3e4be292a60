title = About
heading = About Dinner Seating Planner
lead = A place to settle who sits where: from a client dinner for twelve to a conference of five thousand, with everyone who plans it looking at the same chart.

planning = How planning works
step-event = Create an event
step-event-text = Give it a name, a date and a place. Everything else belongs to it.
step-people = Bring in the guest list
step-people-text = Add people one by one, upload a CSV file or paste a list. You see what will be added before it is.
step-tables = Lay out the tables
step-tables-text = Rectangular, circular or oval, with 1 to 20 seats. Put them where they stand in the room.
step-seats = Give everyone a seat
step-seats-text = Drag people to their seats, pick a person and then a seat, or let Auto Assign fill what is free. Who is uncertain waits in the Holding Area.
step-share = Save and share
step-share-text = Save the seating under a name and turn on its public link. Guests see the chart and find their seat, and nothing else about anyone.

history = Nothing is ever lost
history-text = The planner does not overwrite a seating chart; it writes down each change, as a book of minutes does: who moved whom, where to, and when. The chart that you see is what those changes add up to.
history-together = So colleagues see each other’s changes as they happen, and two people who reach for the same seat never overwrite each other unknowingly.
history-undo = So a change can be taken back without losing what was done after it, and what was taken back is on record too.
history-compare = So two moments, or a saved arrangement and now, can be laid side by side: who moved, who came, and which place cards to print again.
history-trust = So what happened can be checked afterwards. Changes that administrators make are kept in an audit log that nobody can edit.

keys = By keyboard
keys-text = Everything that a mouse can do works without one.
keys-key = Keys
keys-what = What they do
key-tab = Tab
key-tab-text = Goes to the next control, table or the seats of the chart
key-arrows = Arrow keys
key-arrows-text = Go from seat to seat on the chart
key-page = Page Up and Page Down
key-page-text = Go from table to table on the chart
key-ends = Home and End
key-ends-text = Go to the first and the last seat of a table
key-enter = Enter or Space
key-enter-text = Picks a person up, and seats them at the seat that has the focus
key-escape = Escape
key-escape-text = Lets go of a picked person, ends a drag, closes a dialog or a menu
key-undo = Ctrl+Z and Ctrl+Shift+Z
key-undo-text = Undo your own last step in the seating chart, and do it again (⌘ on a Mac)
key-notice = F8
key-notice-text = Goes to the notice that is showing, which then stays

who = Who may do what
who-text = You plan your own events, and see those of others that are public. Moderators may edit all events. Administrators may also delete them and manage members.
to-events = Go to your events
to-seating = Open the seating chart
