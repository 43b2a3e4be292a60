product = Dinner Seating Planner
loading = Loading
try-again = Try again
close = Close
cancel = Cancel
