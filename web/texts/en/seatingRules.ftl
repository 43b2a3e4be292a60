title = Rules
intro = Say who belongs together, who apart, and who needs a host beside them. Whoever can edit this event sees the rules, nobody else.

# Presets
presets = Start with a preset
colleagues-together = Colleagues together
colleagues-together-text = People of one company share a table, and nobody is there without a colleague.
client-dinner = Client dinner
client-dinner-text = A host beside every prospect, and no table that one company fills.
new-faces = New faces
new-faces-text = One person of a company at each table, with a host to introduce them.
families-and-friends = Families and friends
families-and-friends-text = Parties stay together, side by side, and nobody sits without company.
preset-use = Adds { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
preset-missing = Adds { $count } more
preset-in-place = In place
preset-applied = { $name }: { $count ->
    [one] 1 rule added
   *[other] { $count } rules added
  }
preset-there-already = { $name }: all its rules are there already
preset-failed = The rules could not be added

# The list
rules-count = { $count ->
    [0] No rules yet
    [one] 1 rule
   *[other] { $count } rules
  }
no-rules-text = Take a preset above, write a rule of your own, or drag one guest onto another to keep them together or apart.
new-rule = New rule
search = Search rules
more = Show more
none-found = No rule matches this search
must = Must
weight = Nice to have · { $weight }
edit-rule = Edit rule: { $rule }
remove-rule = Remove rule: { $rule }
rule-added = Rule added
rule-changed = Rule changed
rule-removed = Rule removed
there-already = This rule is there already
save-failed = The rule could not be saved
remove-failed = The rule could not be removed

# Two people
cancel = Cancel
pair-means = Nobody moves. Add a rule for them?
as-a-rule = Or leave them where they are, and make it a rule:
rule-for-them = Rule for them
keep-together = Keep together
keep-apart = Keep apart
together-with = Together with…
apart-from = Apart from…
together-with-whom = Who sits with { $name }?
apart-from-whom = Whom is { $name } kept apart from?
together-means = The two sit at one table. Whoever is kept together with one of them joins them.
apart-means = The two never sit at one table.
find-person = Name
no-person = Nobody by that name
together-already = { $names } are kept together already
apart-already = { $names } are kept apart already

# What two people would like
preferences = Likes and avoids
likes-more = Likes…
avoids-more = Avoids…
likes-whom = Likes to sit with { $name }
avoids-whom = Would rather not sit with { $name }
take-back = Take back: { $words }
likes-which = Whom does { $name } like to sit with?
avoids-which = Whom does { $name } avoid?
likes-means = A wish: it earns a proposal points, but may be passed over.
avoids-means = A wish: it costs a proposal points, but may still happen.
now-like = { $names } like to sit together
now-avoid = { $names } would rather not sit together
now-neither = { $names }: no preference any more

# How a rule stands
kept = Kept
cannot-hold = Cannot all hold
broken = Broken
not-kept-by-all = Not kept by all
