selection = Selected attendees
selected = { $count ->
    [one] 1 person selected
   *[other] { $count } people selected
  }
select-all = Select all { $count }
clear = Clear
edit-many = Edit together…
reply-many = Reply for the selected people
record-reply = Record a reply…
too-many = { $max } people or fewer can be edited at once.
title = { $count ->
    [one] Edit 1 person
   *[other] Edit { $count } people
  }
means = Saved as one step: one undo takes it back.
party = Party
company = Company
role = Role
custom-field = Custom field
empty-clears = Leave it empty to clear the value.
add-tags = Tags to add
add-tag = Add a tag…
remove-tags = Tags to remove
not-tag = Do not add { $tag }
as-is = Leave as it is
set-party = Set the party
clear-party = Clear the party
set-company = Set the company
clear-company = Clear the company
party-name = Name of the party
company-name = Name of the company
name-missing = Type a name, or leave it as it is.
save = Save for all
edited = { $count ->
    [one] 1 person edited
   *[other] { $count } people edited
  }
nothing-changed = Nothing to change: everybody has this already.
failed = Nobody was edited. Please try again.
replied = { $count ->
    [one] Reply of 1 person recorded
   *[other] Replies of { $count } people recorded
  }
reply-failed = No reply was recorded. Please try again.
