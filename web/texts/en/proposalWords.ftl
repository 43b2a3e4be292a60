the-pool = the pool
removed-seat = a seat that has been removed
removed-rule = A rule that has been removed

obstacle-gone = { $name } is no longer in the plan
obstacle-held = { $name } is in the holding area now
obstacle-declined = { $name } has declined
obstacle-pinned = { $name } has been pinned
obstacle-seatGone = The seat for { $name } is no longer there
obstacle-seatTaken = The seat for { $name } is taken
obstacle-seatTaken-by = The seat for { $name } is taken by { $other }
obstacle-moved = { $name } has moved to { $place }
waiting-weight = Without a seat (VIPs count three times)
waiting = Without a seat
