# Apart from the other texts of objects: guests read these alone
kinds = { $kind ->
    [stage] Stage
    [danceFloor] Dance floor
    [bar] Bar
    [buffet] Buffet
    [kitchen] Kitchen
    [door] Door
    [exit] Exit
    [wall] Wall
    [pillar] Pillar
    [screen] Screen
    [zone] Zone
   *[text] Note
 }
marker = { $kind } { $name }
shapes = { $shape ->
    [rect] Rectangle
    [ellipse] Circle or ellipse
    [path] Drawn by its corners
   *[point] Point
  }
