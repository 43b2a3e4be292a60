menu = Menu
no-menu-yet = Nothing is on the menu yet. Once it has courses, meals are chosen for each guest.
no-options = No options yet
option-with-diets = { $name } ({ $diets })
write-menu = Write the menu
edit-menu = Edit the menu
menu-title = Menu
menu-text = What is served, in the order of service, and what guests can choose of each course.

# A part of an enumeration: “not vegan”
not-made-for = not { $diets }
# A diet in somebody's own words, in such a list
own-diet = “{ $diet }”
may-hold = may contain { $substances }
option-with-doubt = { $name } ({ $doubt })
ask-kitchen = Ask the kitchen: { $doubt }
not-chosen = Not chosen

course-number = Course { $number }
course-name = Name of course { $number }
option-name = Option { $option } of course { $course }
course-example = Starter
option-example = Mushroom risotto
options = Options of { $course }
fits-of = Diets that { $option } is made for
add-course = Add a course
add-option = Add an option
add-option-to = Add an option to { $course }
remove-course = Remove { $course }
remove-option = Remove { $option }
earlier = Serve { $course } earlier
later = Serve { $course } later
most-courses = A menu can have { $most } courses at most.
most-options = A course can have { $most } options at most.
save-menu = Save the menu
menu-saved = Menu saved
menu-not-saved = The menu could not be saved. Please try again.
moved-to = { $course } is now course { $number }

chosen-title = { $count ->
    [one] { $names } has chosen what you remove
   *[other] { $count } people have chosen what you remove
  }
chosen-text = { $count ->
    [one] The choice is cleared with it. One undo brings both back.
   *[other] Their choices are cleared with it: { $names }. One undo brings everything back.
  }
clear-choices = Clear their choices
