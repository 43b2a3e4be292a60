custom-fields = Custom fields
no-fields-yet = This event has no custom fields yet. Add one for whatever else you need to know about each guest: a hotel, a shuttle, a rank.
add-fields = Add fields
edit-fields = Edit the fields
fields-title = Custom fields
fields-text = What you want to know about each guest, beyond the standard fields. Each is a column in imports and exports. Its kind cannot change later.
with-choices = { $name } ({ $choices })
kind = Kind of field { $number }
kind-text = Text
kind-number = Number
kind-yesNo = Yes or no
kind-choice = Choice
kind-date = Date
yes = Yes
no = No
not-set = Not set

field-number = Field { $number }
field-name = Name of field { $number }
field-example = Hotel
choice-name = Choice { $choice } of field { $field }
choice-example = Grand
choices = Choices of { $field }
add-field = Add a field
add-choice = Add a choice
add-choice-to = Add a choice to { $field }
retire-field = Retire { $field }
remove-choice = Remove { $choice }
earlier = Move { $field } up
later = Move { $field } down
most-fields = An event can have { $most } custom fields at most.
most-choices = A field can have { $most } choices at most.
retiring = { $count ->
    [one] { $fields } is retired when you save: guests lose what they have in it. One undo brings it back.
   *[other] { $fields } are retired when you save: guests lose what they have in them. One undo brings them back.
  }
save-fields = Save the fields
fields-saved = Fields saved
fields-not-saved = The fields could not be saved. Please try again.
moved-to = { $field } is now field { $number }

chosen-title = { $count ->
    [one] { $names } has a choice that you remove
   *[other] { $count } people have choices that you remove
  }
chosen-text = { $count ->
    [one] Their value is cleared with it. One undo brings both back.
   *[other] Their values are cleared with it: { $names }. One undo brings everything back.
  }
clear-values = Clear their values
