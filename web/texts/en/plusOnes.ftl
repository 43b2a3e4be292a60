title = Plus-ones
none = They bring nobody along.
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
added-hint = They are written as guests of { $name } until they have names.
failed = The plus-ones could not be added. Please try again.
