import type { RoomCommand } from '../../../api/rooms/commands.ts';
import type { RandomCommands } from './named.ts';

export const roomCommands = {
  setOutline: ({ eventId, a, b, c }) => ({
    type: 'SetRoomOutline',
    eventId,
    outline:
      c % 4 === 0
        ? null
        : {
            points: [
              [-a, -b],
              [500 + a, 0],
              [0, 500 + b],
            ],
            units: c % 2 ? 'metric' : 'imperial',
          },
  }),
  setBackground: ({ eventId, a, b, c }) => ({
    type: 'SetBackground',
    eventId,
    background:
      c % 4 === 0
        ? null
        : {
            imageId: `image ${a}`,
            width: 800,
            height: 600,
            x: a,
            y: b,
            cmPerPixel: 1 + b,
            rotation: 0,
            opacity: 0.5,
          },
  }),
} satisfies RandomCommands<RoomCommand>;
