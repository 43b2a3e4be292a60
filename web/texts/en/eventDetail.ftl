event = Event
loading-event = Loading the event
loading-attendees = Loading the attendees

all-events = All events
view-only = View only
no-date = No date yet
edit = Edit
analytics = Analytics
seating-chart = Seating Chart
export = Export
export-xlsx = Guests as Excel (.xlsx)
export-csv = Guests as CSV
export-json = Event and guests as JSON
export-ics = Event for a calendar (.ics)
export-ics-undated = A calendar needs a date

details = Details
no-description = No description yet.
starts = Starts
ends = Ends
location = Location
max-attendees = Max Attendees
visibility = Visibility
for-all-members = All members
private = Private
created = Created
not-set = Not set
over-most = { $count ->
    [one] 1 person more than the event has room for.
   *[other] { $count } people more than the event has room for.
 }

total-attendees = Total Attendees
of-most = { $count } of { $most }
checked-in = Checked in
tables = Tables
seats-assigned = Seats assigned
part-of = { $part }/{ $of }

parts-of-event = Parts of the event
attendees = Attendees
arrangements = Arrangements
arrangements-mean = Saved seatings of this event, newest first.
kitchen = Kitchen
save-present = Save the current seating
settings = Settings

error = Error
attendee-not-updated = Failed to update attendee. Please try again.
attendee-deleted = Attendee deleted
attendee-not-deleted = Failed to delete attendee
select-named = Select { $name }
edit-named = Edit { $name }
delete-named = Delete { $name }
actions-for = Actions for { $name }
delete-more = Delete…
not-here-yet = Not here yet
at-seat = { $table }, seat { $position }
held = Holding area
held-because = Holding area: { $reason }
in-pool = In the pool
add-attendee = Add Attendee
no-attendees = No attendees yet
no-attendees-text = Add people one by one, or import a whole list.
no-attendees-to-see = The organiser has not invited anybody yet.
search-attendees = Search attendees
role = Role
all-roles = All roles
reply = Reply
all-replies = All replies
people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
people-of = { $shown } of { $count ->
    [one] 1 person
   *[other] { $count } people
 }
nobody-matches = Nobody matches
nobody-matches-text = Try another word, role or reply.
nobody-left = All done
nobody-left-text = Nobody in the list needs this attention any more.
show-everybody = Show everybody
delete-question = Delete “{ $name }”?
delete-attendee = Delete attendee
delete-seated = They leave the guest list, and { $table }, seat { $position } is free again.
delete-unseated = They leave the guest list.

table-name = Table Name
layout = Layout
capacity = Capacity
taken = Seats taken
actions = Actions
seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
 }
add-table = Add Table
no-tables = No tables yet
no-tables-text = Add the first table here, then seat people on the seating chart.
no-tables-to-see = The organiser has not laid out the room.
delete-table = Delete table
edit-table = Edit Table
capacity-hint = Number of seats at this table ({ $min }-{ $max })
table-updated = Table updated
table-not-updated = Failed to update table
save-changes = Save Changes

event-settings = Event settings
event-settings-text = Name, description, dates, location, max attendees and status.
status-is = Status: { $status }
edit-event = Edit Event
event-updated = Event updated
event-not-updated = Failed to update event
public = Public
public-hint = Other members can view this event, but not change it.
delete-event = Delete Event
delete-event-text = Attendees, tables and seating arrangements are deleted too. This cannot be undone.
may-not-delete = Only the organiser of the event or an admin may delete it.
