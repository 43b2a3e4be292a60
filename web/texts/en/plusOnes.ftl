title = Plus-ones
none = None yet.
guest-of = Guest of
how-many = How many more
add = { $count ->
    [one] Add plus-one
   *[other] Add plus-ones
  }
wrong-count = Add { $min } to { $max } at once.
added = { $count ->
    [one] 1 plus-one added
   *[other] { $count } plus-ones added
  }
added-hint = They appear as guests of { $name } until they are named.
failed = The plus-ones could not be added. Please try again.
