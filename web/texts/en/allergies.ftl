add-allergy = Add an allergy
severity = Severity
add = Add
remove = Remove allergy { $allergy }
added = { $allergy } added
removed = { $allergy } removed

# A substance and what it does, in one line
allergy = { $substance }: { $severity }

severity-word = { $severity ->
    [intolerance] Intolerance
    [allergy] Allergy
    [anaphylaxis] Anaphylaxis
   *[other] { $severity }
  }

# The substances that caterers must declare
substance = { $substance ->
    [gluten] Gluten
    [crustaceans] Crustaceans
    [eggs] Eggs
    [fish] Fish
    [peanuts] Peanuts
    [soya] Soya
    [milk] Milk
    [nuts] Nuts
    [celery] Celery
    [mustard] Mustard
    [sesame] Sesame
    [sulphites] Sulphites
    [lupin] Lupin
    [molluscs] Molluscs
   *[other] { $substance }
  }
