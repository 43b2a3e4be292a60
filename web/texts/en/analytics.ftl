analytics = Analytics
analytics-of = { $name }: Analytics
loading = Loading the analytics
not-loaded = The analytics could not be loaded
for-organisers = Only organisers see the analytics
for-organisers-text =
    You can view this event. Its figures reveal the roles and check-ins of guests, so they are only
    for people who may edit it.
select-event-text = Analytics belong to an event. Choose one.

back-to-event = Back to the event
seating-chart = Seating Chart
export = Export
moments-csv = Seats over time (CSV)
moments-file = seats over time
roles-csv = Roles (CSV)
roles-file = roles
tables-csv = Tables (CSV)
tables-file = tables
companies-csv = Companies (CSV)
companies-file = companies
nothing-yet = Nothing to count yet
nothing-yet-text = Add people and tables. The figures then appear here.

time = Time
people = People
seated = Seated
held = Held
declined = Declined
free-seats = Free seats
seats = Seats
seats-taken = Seats taken
checked-in = Checked in
role = Role
table = Table
tables = Tables
company = Company
companies = Companies
waiting-note = { $count ->
    [0] Nobody in the pool
    [one] 1 person in the pool
   *[other] { $count } people in the pool
 }{ $declined ->
    [0] {""}
   *[other] , { $declined } declined
 }
seated-note = { $share } of all people
held-note = In the holding area
free-note = { $count ->
    [one] Of 1 seat
   *[other] Of { $count } seats
 }
checked-in-note = { $share } of all people

seats-over-time = Seats filled over time
seats-moments = Seats filled, moment by moment
nobody-seated = Nobody has a seat yet. Once people are seated, this shows how the room fills.
seat-people = Seat people
as-table = Show as a table
same-as-table = The same as a table: { $title }

roles-by-table = Roles by table
no-tables = No tables yet. Add the first one on the seating chart.
add-tables = Add tables
sort-by = Sort by
order-added = Order added
order-name = Name
order-free = Most free seats
order-taken = Most people
taken-of = { $seated } of { $capacity ->
    [one] 1 seat taken
   *[other] { $capacity } seats taken
 }
count-of-role = { $role }: { $count }
nobody-here = Nobody sits here.
free = Free
show-more-tables = Show more of { $total } tables

companies-by-table = Companies by table
no-companies = Nobody has a company yet. Once they do, this shows which companies sit together.
by-company = By company
by-table = By table
parts-of-companies = View of companies
company-people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
none-seated = nobody seated
all-at-one = { $seated } seated, all at one table
one-seated = 1 seated
at-tables = { $seated } seated at { $tables } tables
named-count = { $name } ({ $count })
sit-at = At { $tables }
sit-at-and-more = At { $tables } and { $more ->
    [one] 1 more table
   *[other] { $more } more tables
 }
sit-with = With { $companies }
sit-alone = With nobody from another company
largest-of = The { $shown } largest of { $total } companies
show-more-companies = Show more companies
companies-here = { $count ->
    [0] No company
    [one] 1 company
   *[other] { $count } companies
 }
and-more = { $names } and { $more } more

check-ins = Check-ins
check-in-moments = Check-ins, moment by moment
nobody-checked-in = Nobody has checked in yet. Organisers check people in on the event’s page.
check-people-in = Check people in
by-role = By role
checked-in-of = { $checkedIn } of { $people } checked in, { $share }
nobody-of-role = Nobody
