drawing-rect = Drag from corner to corner.
drawing-ellipse = Drag from corner to corner.
drawing-line = Press where it begins, at each corner, and twice where it ends.
drawing-area = Press each of its corners, and the first one again to finish.
drawing-corners = Drag a corner, or press a dot between two to add one. By keys: arrows move a corner by 10 cm, with Shift by 1 m; Enter adds one, Delete removes it.
drawing-picture = Drag the picture, or one of its corners to scale it. By keys: arrows move it by 10 cm, with Shift by 1 m; = and - scale it, R turns it.
picture-frame = Background picture. Arrow keys move it, equals and minus scale it, R turns it.
picture-at = { $width } × { $height } { $units ->
    [imperial] ft
   *[metric] m
  }, its middle { $x } right and { $y } down, turned by { $degrees }°
cancel = Cancel
done = Done
drawn = { $name } is on the floor
draw-failed = Failed to draw it
corner = Corner { $number } of the room. Arrow keys move it, Enter adds another, Delete removes it.
corner-walls = Corner { $number }: walls of { $before } and { $after } { $units ->
    [imperial] ft
   *[metric] m
  }
corner-added = Corner { $number } added
corner-removed = Corner removed; { $count } are left
corner-back = The walls would cross: the corner is back where it was
no-more-corners = A room cannot have more corners
no-fewer-corners = A room has 3 corners or more
new-corner = Add a corner after corner { $number }
measure = { $width } × { $height } { $units ->
    [imperial] ft
   *[metric] m
  }
table-outside = { $table } stands outside the room
table-on = { $table } stands on { $object }
outline-title = Outline of the room
outline-about = A rectangle of the size that you enter. Corners can be moved on the chart afterwards.
width = Width { $units ->
    [imperial] (ft)
   *[metric] (m)
  }
length = Length { $units ->
    [imperial] (ft)
   *[metric] (m)
  }
length-wrong = { $units ->
    [imperial] Give a length from 0.04 to 1,312 ft
   *[metric] Give a length from 1 cm to 400 m
  }
units = Units
metric = Metres
imperial = Feet
draw-outline = Draw outline
remove-outline = Remove outline
outline-drawn = Outline drawn
outline-removed = Outline removed
outline-failed = Failed to change the outline
background-title = Background picture
background-about = A plan of the hall under the tables: PNG or JPEG, up to 10 MB.
choose-picture = Choose a picture
another-picture = Another picture
kept-pictures = Pictures of this event
kept-picture = Picture of { $width } × { $height } pixels
uploading = Reading the picture…
upload-failed = This picture could not be uploaded
two-points = Press two points on the picture whose distance you know: the ends of a wall, for example. Arrow keys move a point.
hall-picture = The picture of the hall
first-point = First point
second-point = Second point
distance = Distance between the points { $units ->
    [imperial] (ft)
   *[metric] (m)
  }
distance-wrong = { $max ->
    [0] Move the points apart first
   *[other] Give a distance from { $min } to { $max } { $units ->
        [imperial] ft
       *[metric] m
      }
  }
picture-size = The whole picture measures { $width } × { $height } { $units ->
    [imperial] ft
   *[metric] m
  }.
opacity = Strength ({ $percent }%)
use-picture = Use this picture
remove-picture = Remove picture
picture-overtaken = { $how ->
    [removed] Somebody else has removed the picture meanwhile. “Use this picture” brings one back.
   *[replaced] Somebody else has replaced the picture meanwhile. “Use this picture” puts this one in its place.
  }
background-set = Background set
background-removed = Background removed
background-failed = Failed to change the background
