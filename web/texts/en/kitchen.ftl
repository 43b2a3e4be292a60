kitchen = Kitchen
loading = Loading the kitchen
not-loaded = The kitchen could not be loaded
refused = You cannot see this
refused-text = Only those who may edit the event see what its guests eat.
summary = { $seated ->
    [one] 1 seat taken
   *[other] { $seated } seats taken
  }{ $unseated ->
    [0] {""}
    [one] , 1 guest without a seat
   *[other] , { $unseated } guests without a seat
  }
follow-changes = Show changes from now on
show-all = All tables
changes-since = Tables
since-moment = Changes since { $moment }
issues = { $count ->
    [one] issue { $numbers }
   *[other] issues { $numbers }
  }
change = change { $revision }
since-text = Only tables that have changed since { $moment }.
seated-before = { $seated ->
    [one] 1 seat taken
   *[other] { $seated } seats taken
  }, { $before } before.
csv = CSV
xlsx = Excel
print = Print

no-menu = No menu yet
no-menu-text = Set the menu in the event’s settings, then choose for each guest.
to-menu = To the menu
nobody-seated = Nobody is seated yet
nobody-seated-text = Each table is listed here as soon as somebody sits there.
no-changes = Nothing has changed
no-changes-text = No table differs in meals, seats or people.

totals = Totals
course-of = { $title }: { $name }
count = Count
now = Now
before = Before
difference = Difference
not-chosen = Not chosen
diets = Diets
no-diet = No diet
allergies = Allergies
all-allergies = Allergies, also at tables that are unchanged
allergies-unseated = Allergies of guests without a seat
severity = Severity
substance = Substance
name = Name
table = Table
seat = Seat
no-seat = No seat
by-table = By table
changed-tables = Tables that have changed
tables-gone = No longer there: { $tables }.
nobody-now = Nobody now
nobody-before = New: nobody sat here before
was = Before: { $facts }
dish-of = { $course }: { $dish }
none-of = no { $fact }
diet = diet
allergy = allergies
nobody-there = Nobody sits there any more.
people = { $count ->
    [one] 1 guest
   *[other] { $count } guests
  }
seats-of = Seats of { $name }
needs = Diets and allergies
times = { $count } × { $name }
times-not-chosen = { $count } not chosen
course-counts = { $name }: { $counts }
unseated = { $count ->
    [one] 1 guest without a seat
   *[other] { $count } guests without a seat
  }
unseated-text = Counted separately: the totals above cover the seats taken.
