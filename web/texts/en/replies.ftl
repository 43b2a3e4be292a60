reply = Reply
reply-text = { $reply ->
    [none] Not replied
    [invited] Invited
    [yes] Coming
    [maybe] Maybe
    [no] Declined
    [cancelled] Cancelled
   *[other] { $reply }
  }
recorded = Reply recorded
seat-freed = { $seat } is free now.
seats-freed = { $count } seats are free now.
seat-there = Seat there again
seat-there-hint = Seat { $name } at { $seat }, which they had before.
former-seat-free = { $seat } is still free.
failed = The reply could not be recorded. Please try again.
seated-again = { $name } has { $seat } again
seat-failed = { $name } could not be seated. Please try again.
for-plus-ones = { $count ->
    [one] Also for { $name }
   *[other] Also for their { $count } guests without a name
  }
former-seats-free = { $count } earlier seats are still free.
seat-them-there = Seat them there again
seat-them-there-hint = Seats { $count } people where they sat before.
seated-there-again = { $count } people have their seats again
