# Giving out paper
for = For
only-me = Only me
to = { $to ->
    [kitchen] The kitchen
    [door] The door
    [calligrapher] The calligrapher
    [client] The client
   *[other] Somebody else
  }
print = Print
issue = Issue and print
issue-failed = The issue could not be recorded, so nothing was printed.
stamp = Issue { $number } · { $at }
not-printed = Issue { $number } is on record, but was not printed
not-printed-text = You left the sheet before it was recorded. Its PDF is under “Issues” there.

# What was given out
issues = Issues
issues-text = Paper that was given out, and whether it still shows the plan.
none = Nothing has been given out yet
none-text = Choose who a sheet is for before you print it. It gets a number, and it is listed here.
loading = Loading what was given out
not-loaded = The list could not be fetched
numbered = { $sheet }, issue { $number }
for-whom = { $to ->
    [kitchen] for the kitchen
    [door] for the door
    [calligrapher] for the calligrapher
    [client] for the client
   *[other] for somebody else
  }
by = by { $who }
somebody = somebody
changes = What has changed since
changes-of = What has changed since { $sheet }, issue { $number }
current = Current
outdated = Out of date
differs = Differs: { $where }
download = PDF
download-of = PDF of { $sheet }, issue { $number }
more-tables = { $tables } more tables
elsewhere = away from the tables
undone = It shows a change that was undone since.
of-tables = { $tables ->
    [one] 1 table only
   *[other] { $tables } tables only
  }
earlier = Earlier issues
print-again = Print again
print-again-of = Print { $sheet } again, which replaces issue { $number }
calm-tables = { $calm } of { $tables } tables have not changed for a week. Print these first:
print-calm-of = { $sheet } of the calm tables
print-changes = Print what changed
print-changes-of = Print what changed since { $sheet }, issue { $number }
new-cards = Print new cards
new-cards-of = Print new cards since { $sheet }, issue { $number }
close = Close
