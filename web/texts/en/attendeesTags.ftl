tags = Tags
add-tag = Add a tag
remove-tag = Remove tag { $tag }
diets = Diet
add-diet = Add a diet
remove-diet = Remove diet { $diet }
