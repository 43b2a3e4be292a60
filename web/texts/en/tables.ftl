add-new-table = Add New Table
add-description = Create a new table for your seating arrangement.
name = Table Name
name-placeholder = e.g., Table 1, VIP Table
name-hint = Give your table a descriptive name
capacity = Capacity
capacity-hint = Number of seats at this table ({ $min }-{ $max })
layout = Layout
layout-placeholder = Select table layout
layout-hint = Choose the table shape for seating arrangement
rectangular = Rectangular
circular = Circular
oval = Oval
half-round = Half round
u-shape = U shape
long-table = Long table
row = Row of chairs
from-template = From a template…
creating = Creating...
create = Create Table
created = Table created
created-description = New table has been added successfully.
failed = Error
failed-description = Failed to create table. Please try again.
several = Several…

# Many tables at once
usual-name = Table { $number }
add-tables = Add tables
add-tables-description = Tables of one shape, set out in rows. You can move them afterwards.
how-many = Number of tables
how-many-hint = Up to { $most } at once
seats-each = Seats at each
seats-hint = { $min } to { $max }
even-seats-hint = An even number from { $min } to { $max }
shape = Shape
end-seats = A seat at each end
first-name = Name of the first
first-name-hint = The others are numbered on from it
names-preview = { $first } … { $last }
per-row = Tables in a row
per-row-hint = Empty: as many as look right
as-suits = Automatic
in-all = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
outside-room = { $count ->
    [one] 1 of them has no room within the walls and will stand below them.
   *[other] { $count } of them have no room within the walls and will stand below them.
 }
create-tables = Add tables
creating-tables = Adding...
tables-added = { $count ->
    [one] 1 table added
   *[other] { $count } tables added
 }
tables-failed = Failed to add tables
