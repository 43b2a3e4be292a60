tab = Print
downloaded = { $file } downloaded

# Columns of the exports
name = Name
title = Title
company = Company
role = Role
email = Email
table = Table
seat = Seat
placement = Placement
seated = Seated
held = Holding area
no-seat = No seat
taken = Taken
yes = Yes
no = No

# The page around the paper
back = Back to seating
loading = Loading the print preview
no-such-sheet = Nothing to print here
no-such-sheet-text = Open an event and choose what to print from its seating chart.
options = Options
paper = Paper
paper-name = { $paper ->
    [a0] A0
    [a1] A1
    [a2] A2
    [a3] A3
    [a4] A4
    [a5] A5
    [letter] Letter
    [legal] Legal
    [tabloid] Tabloid
   *[other] { $paper }
  }
turned = Orientation
portrait = Portrait
landscape = Landscape
download = Download
download-pdf = PDF
page-group = Page { $page }, as a picture
download-png = PNG
download-svg = SVG, to edit
download-failed = The file could not be made
no-letters = { $count ->
    [one] The fonts for printing do not have { $letters }. A box is printed in its place.
   *[other] The fonts for printing do not have { $letters }. Boxes are printed in their place.
 }
boxed-names = Names with boxes: { $names }.
cut-names = Shortened, and in full only in the list by table: { $names }.
more-names = { $count } more
cards-per-page = Cards per page
per-page = { $count } per page
order = Order
by-table = By table and seat
by-name = By name
who = Who
only-seated = People with a seat
everybody = Everybody
each-card = One card for
each-party = Each party at a table
each-person = Each person
diet-marks = Diets and allergies on the back
diets-not-loaded = Diets and allergies could not be loaded
diet-marks-hint = Each page of backs follows its cards. Print on both sides, flipped on the long edge.
with-background = Include the picture of the hall
with-list = Include the list by table
preview = What will be printed

# On paper
no-tables = No tables yet
no-tables-text = Add tables on the seating chart first.
nobody = Nobody on the guest list yet
nobody-text = Add people on the seating chart first.
nobody-seated = Nobody has a seat yet
nobody-seated-text = Seat people first, or print cards for everybody.
nobody-seated-escort = Escort cards lead to a table. Seat people first.
new-cards = { $count ->
    [0] No new cards.
    [one] Only the 1 new card.
   *[other] Only the { $count } new cards.
  }
all-cards = All cards
new-cards-not-loaded = The new cards could not be loaded
no-new-cards = No card is new
no-new-cards-text = The cards you have printed are still correct.
no-such-moment = Nothing to compare with
no-such-moment-text = The plan to compare with does not exist, or no longer does.

nobody-to-serve = Nobody to serve yet
nobody-to-serve-text = Add people and seat them first.
