needs-attention = Needs attention
declined-but-seated = { $count } declined but seated
declined-with-card = { $count } declined with a card printed
meal-missing = { $count } with an allergy or diet, but no meal
unnamed = { $count } without a name
party-parted = { $count } apart from their party
reply-missing = { $count ->
    [one] 1 reply missing
   *[other] { $count } replies missing
  }
