room = Room
