# Rules as sentences

# Whom a rule is about: “everybody tagged “press””, “somebody from Northwind”
everybody = everybody
somebody = somebody
anybody = anybody
nobody = nobody
everybody-who = everybody { $are }
somebody-who = somebody { $are }
anybody-who = anybody { $are }
nobody-who = nobody { $are }
everybody-except = everybody except { $whom }
somebody-except = somebody other than { $whom }
anybody-except = anybody other than { $whom }
nobody-except = nobody other than { $whom }
those-who = those { $are }
tagged = tagged “{ $tag }”
from-company = from { $company }
among = among { $people }

# The same for a role alone: “every prospect”, “an employee”
role = { $role ->
    [employee] employee
    [opportunity] customer
    [prospect] prospect
   *[guest] guest
  }
roles = { $role ->
    [employee] employees
    [opportunity] customers
    [prospect] prospects
   *[guest] guests
  }
every-role = every { $noun }
some-role = { $role ->
    [employee] an employee
    [opportunity] a customer
    [prospect] a prospect
   *[guest] a guest
  }
any-role = any { $noun }
no-role = no { $noun }
# In a description of several parts: “of role Prospect and tagged “press””
of-role = of role { $role }
in-the-event = in the event
not-so = not { $are }
part = ({ $are })
removed-person = somebody who has been removed
removed-table = a table that has been removed
removed-place = a place that has been removed
more-people = { $count ->
    [one] 1 other
   *[other] { $count } others
  }

# Groups that a rule holds for, each by itself
each-company = each company
each-party = each party
each-prefix = each group of tags “{ $prefix }”
their-company = of their company
their-party = of their party
their-prefix = with their tag “{ $prefix }”

# Tables
tables-tagged = the tables tagged “{ $tag }”
a-table-tagged = a table tagged “{ $tag }”
tables-in-zone = the tables in { $zone }
a-table-in-zone = a table in { $zone }

# One sentence for each kind. $count is how many people the subject names; 1 for “everybody”.
together = { $count ->
    [one] { $who } sits at one table
   *[other] { $who } sit at one table
  }
apart-from-another = { $count ->
    [2] { $who } sit at different tables
   *[other] { $who } all sit at different tables
  }
apart-of-group = No two { $people } sit at one table
apart-from = { $count ->
    [one] { $who } sits at a different table from { $whom }
   *[other] { $who } sit at different tables from { $whom }
  }
not-beside-another = { $who } do not sit beside one another
not-beside-of-group = No two { $people } sit beside one another
not-beside = { $count ->
    [one] { $who } does not sit beside { $whom }
   *[other] { $who } do not sit beside { $whom }
  }
nobody-beside = { $who } sits beside { $whom }
people-who = people { $are }
people-of-event = people
people-except = people other than { $whom }
side-by-side = { $count ->
    [one] { $who } sits side by side
   *[other] { $who } sit side by side
  }
side-by-side-or-opposite = { $count ->
    [one] { $who } sits side by side or face to face
   *[other] { $who } sit side by side or face to face
  }
accompanied-table = { $count ->
    [one] { $who } shares a table with { $by }
   *[other] { $who } each share a table with { $by }
  }
accompanied-beside = { $count ->
    [one] { $who } sits beside { $by }
   *[other] { $who } each sit beside { $by }
  }
accompanied-near = { $count ->
    [one] { $who } sits beside or opposite { $by }
   *[other] { $who } each sit beside or opposite { $by }
  }
near-place = { $count ->
    [one] { $who } sits near { $place }
   *[other] { $who } sit near { $place }
  }
at-table = { $count ->
    [one] { $who } sits at { $tables }
   *[other] { $who } sit at { $tables }
  }
reserved = { $count ->
    [one] { $tables } is kept for { $who }
   *[other] { $tables } are kept for { $who }
  }
per-table-min = At least { $people } at each table
per-table-max = At most { $people } at a table
per-table-between = { $people } at each table
per-table-exactly = Exactly { $people } at each table
range = { $min } to { $max }
counted = { $count ->
    [one] { $number } person
   *[other] { $number } people
  }
counted-who = { $count ->
    [one] { $number } person { $are }
   *[other] { $number } people { $are }
  }
counted-roles = { $count ->
    [one] { $number } { $one }
   *[other] { $number } { $many }
  }
of-one-company = of one company
of-one-party = of one party
of-one-prefix = who share a tag “{ $prefix }”
other-than = other than { $whom }
not-alone = { $who } is the only one { $each } at a table
alternate = Neighbours differ in their tag “{ $prefix }”
in-common = Neighbours share a tag “{ $prefix }”
among-whom = { $sentence }, among { $whom }
balance = Tables are filled evenly
pairs-accountExecutive = Account executives sit with their accounts
pairs-metBefore = People who sat together at earlier events meet somebody new
pairs-preferences = Likes and dislikes count
pairs-preferences-of = Likes and dislikes count: { $likes ->
    [one] 1 pair likes one another
   *[other] { $likes } pairs like one another
  }, { $avoids ->
    [one] 1 pair avoids one another
   *[other] { $avoids } pairs avoid one another
  }
