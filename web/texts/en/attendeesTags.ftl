tags = Tags
add-tag = Add a tag
remove-tag = Remove tag { $tag }
