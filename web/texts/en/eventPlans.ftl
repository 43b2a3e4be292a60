events = Events
events-subtitle = Every dinner and conference that you plan or can view.
new-event = New Event
events-not-loaded = Your events could not be loaded
fetch-event-failed = Failed to fetch event
fetch-attendees-failed = Failed to fetch attendees
fetch-holding-failed = Failed to fetch holding attendees
fetch-tables-failed = Failed to fetch tables
fetch-seats-failed = Failed to fetch seats
no-events = No events yet
no-events-text = An event has a guest list, tables and seating arrangements.
create-first = Create Your First Event
loading-events = Loading events
show-more = Show more of { $total } events
find-events = Find events
search-events = Search name or location
any-status = Any status
order = Order
sort-created = Newest first
sort-changed = Last changed first
sort-date = By date, next first
sort-name = By name
only-mine = Only mine
events-found = { $count ->
    [one] 1 event
   *[other] { $count } events
 }
no-event-matches = No event matches
no-event-matches-text = Try another word or status.
show-all-events = Show all events

select-event = Select an Event
seating = Seating
organised-by = Organised by { $organiser }
of-others = Public event of another member · View only
belongs-to-event = A seating chart belongs to an event. Choose one, or begin a new one.
no-date = No date yet

set-aside = This event has not been up to date since { $since }.
set-aside-note = The fault is ours, and we are fixing it. Nothing is lost. Until then you see the event as it was, and it cannot be changed. All your other events work.

public = Public
manage = Manage
manage-event = Manage { $name }
edit = Edit
edit-named = Edit { $name }
delete = Delete
delete-named = Delete { $name }
when = When
where = Where
guests = Guests
up-to = { $people } of { $most } people
people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
seats = Seats
seats-taken = { $taken } of { $count ->
    [one] 1 seat
   *[other] { $count } seats
 } taken
arrivals = Check-ins
checked-in = { $count } checked in
organiser = Organiser
active = Active
completed = Completed
cancelled = Cancelled

edit-event = Edit Event
name-is-enough = A name is enough to begin with.
event-name = Event Name
event-name-example = e.g., Spring Client Dinner
description = Description
starts = Starts
ends = Ends
location = Location
location-example = e.g., Hotel Bristol, Oslo
max-attendees = Max Attendees
status = Status
public-hint = Other members can view this event, but not change it.
save-changes = Save Changes
create-event = Create Event
event-created = Event created
event-updated = Event updated
create-failed = Failed to create event
update-failed = Failed to update event

delete-question = Delete “{ $name }”?
delete-event = Delete Event
delete-warning =
    All its attendees, tables and seating arrangements are deleted too, and shared links stop
    working. This cannot be undone.
event-deleted = Event deleted
delete-failed = Failed to delete event

event-not-found = Event not found
event-not-found-text =
    It may have been deleted, or you may not have permission to view it: events that are not
    public are for their organiser, moderators and admins.
go-to-events = Go to events
back-to-events = Back to events
