offer = Seats to fill
lost-seats = { $count ->
    [one] 1 person has lost their seat.
   *[other] { $count } people have lost their seats.
  }
freed-seats = { $count ->
    [one] 1 seat has become free, and { $waiting ->
        [one] 1 person is waiting.
       *[other] { $waiting } people are waiting.
      }
   *[other] { $count } seats have become free, and { $waiting ->
        [one] 1 person is waiting.
       *[other] { $waiting } people are waiting.
      }
  }
seat-them = { $count ->
    [one] Seat them, moving as few as possible…
   *[other] Seat the { $count }, moving as few as possible…
  }
dismiss-offer = Not now
