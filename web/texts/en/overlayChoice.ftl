show = Mark seats by
overlay = { $overlay ->
    [none] No marks
    [diets] Mark diets
    [replies] Mark replies
    [vip] Mark VIPs
   *[other] { $overlay }
 }
