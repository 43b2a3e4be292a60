title = Leave without saving?
text = Your changes have not been saved and will be lost.
leave = Discard Changes
