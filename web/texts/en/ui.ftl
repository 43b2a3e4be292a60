product = Dinner Seating Planner
loading = Loading
try-again = Try again
close = Close
cancel = Cancel
part-failed = This could not be loaded
part-failed-text = The server may be unreachable, or it was updated after you opened this page.
