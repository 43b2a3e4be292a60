import-list = Import a guest list
import-list-about = A CSV file or Excel workbook needs the columns name and tag; vCards need none. Optional columns: { $columns }; and wishes, which become rules: { $wishes }.
plan-not-loaded = The event could not be loaded
bulk-import = Bulk Import
bulk-import-about = One person per line: name, title, company and LinkedIn URL, then optionally a role and an email. Separate the fields by tab, pipe or comma. A first line may name the columns.

choose-file = Choose a file
or-drop = or drop it here, or paste rows of a spreadsheet
choose-another = Choose another file
file-limits = CSV, Excel (.xlsx) or vCard (.vcf); up to 5,000 rows and 2 MB
pasted-text = Pasted rows
sheet = Sheet
sheet-about = The workbook has { $count } sheets. Choose the one with the guests.
choose-sheet = Choose a sheet
too-slow = The file takes too long to read. Save it again with its guests only.
reader-missing = The file could not be read: the server may be unreachable, or it was updated after you opened this page. Load the page again, and choose the file once more.
template = Download a template
template-file = attendees-template.csv
attendees = Attendees
paste-example = Mira Halvorsen, CFO, Nordlys AS, linkedin.com/in/mira, customer, mira@example.com

# Columns with other names
columns = Columns
columns-about = Check which column holds what, and choose another one where our guess is wrong.
columns-remembered = Columns as you mapped them last time. You can change them.
change-columns = Change columns
required-columns = Required
optional-columns = Optional
choose-column = Choose a column
no-column = Not in the file
in-column = { $name } is in column
everyone = The same for everyone: { $role }
unnamed-column = Column { $number }
repeated-column = { $name } (column { $number })

# A list with last names first
first-names-first = Put first names first
first-names-first-about = The list has last names first. “{ $written }” becomes “{ $read }”.

# Preview and report
preview = Preview
previewed = { $total ->
    [one] 1 attendee
   *[other] { $total } attendees
 }
previewed-first = First { $shown } of { $total } attendees
row = Row
line = Line
name = Name
role = Role
title = Title
company = Company
duplicate = Duplicate
more-of = More of { $name }
add-duplicates = { $count ->
    [one] Add the duplicate too
   *[other] Add the { $count } duplicates too
 }
rows-repeat = { $count ->
    [one] Row { $list } is a duplicate: same external ID, same email, or same name and company. It is left out unless you add it.
   *[other] Rows { $list } are duplicates: same external ID, same email, or same name and company. They are left out unless you add them.
 }
lines-repeat = { $count ->
    [one] Line { $list } is a duplicate: same email, or same name and company. It is left out unless you add it.
   *[other] Lines { $list } are duplicates: same email, or same name and company. They are left out unless you add them.
 }
all-known = { $count ->
    [one] This person is on the guest list already.
   *[other] All { $count } people are on the guest list already.
  }
errors-first = Nothing can be imported until the problems above are solved.
external-id-taken = Row { $row }: { $person } has the external ID { $id } already.
more = { $count } more
and-more = and { $count } more
not-applied = The list was not applied
cannot-import = The file cannot be imported as it is
nobody-imported = Nobody was imported
lines-skipped = { $count ->
    [one] This line is skipped
   *[other] These lines are skipped
 }
at-row = Row { $row }: { $message }
at-line = Line { $row }: { $message }

# Wishes of rows, and the rules and pins that they make
wishes = Wishes
wish-together = with { $people }
wish-apart = apart from { $people }
wish-near = near { $place }
wish-table = at { $table }
wish-pinned = pinned at { $table }
wishes-there = All these wishes are rules or pins of the event already.
wishes-come = Comes with the import: { $rules ->
    [0] no rules
    [one] 1 rule
   *[other] { $rules } rules
  }, { $pins ->
    [0] no pins
    [one] 1 pin
   *[other] { $pins } pins
  }
pinned-at = { $person } is seated at { $table } and pinned
wishes-of-duplicates = { $count ->
    [one] The wishes of row { $list }, which is left out, hold for the person who is there already.
   *[other] The wishes of rows { $list }, which are left out, hold for the people who are there already.
  }
stays = Row { $row }: { $person } has another seat, is held, or declined, and is not moved: the table becomes a rule.
wishes-imported = { $count ->
    [one] Successfully imported the wishes of 1 row
   *[other] Successfully imported the wishes of { $count } rows
  }

# Progress and result
reading = Reading { $file }…
checking = Checking the rows…
importing = { $count ->
    [one] Importing 1 attendee…
   *[other] Importing { $count } attendees…
 }
progress = Import
cancel = Cancel
import = Import
import-count = { $count ->
    [one] Import 1 attendee
   *[other] Import { $count } attendees
 }
imported = { $count ->
    [one] Successfully imported 1 attendee
   *[other] Successfully imported { $count } attendees
 }
upload-failed = Upload Failed
upload-failed-text = Failed to import attendees. Please check the data and try again.
import-failed = Import failed
import-failed-text = Failed to import attendees. Please check your data format.
no-data = No data found
no-data-text = Please check your data format. Use: Name, Title, Company, LinkedIn, Role
parse-error = Parse error
parse-error-text = Failed to parse the input data. Please check the format.
