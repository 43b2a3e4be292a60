moved = { $table } moved
tables-moved = { $count } tables moved
move-failed = Failed to move table
chosen = { $count ->
    [0] No table chosen
    [one] 1 table chosen
   *[other] { $count } tables chosen
 }
