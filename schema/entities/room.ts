import { z } from 'zod';
import { roomUnits } from '../vocabulary.ts';
import { id } from './fields.ts';
import { corner } from './floorObject.ts';

/** The outline of the room: its corners on the floor, in order and in centimetres. */
export const roomOutline = z
  .object({
    points: z.array(corner),
    units: z.enum(roomUnits).meta({ description: 'The units for showing measures.' }),
  })
  .meta({ id: 'RoomOutline' });

/** A picture of the hall, under everything else. */
export const roomBackground = z
  .object({
    imageId: z.string().meta({ description: 'The SHA-256 of the kept picture.' }),
    width: z.int().meta({ description: 'The size of the picture, in pixels.' }),
    height: z.int().meta({ description: 'The size of the picture, in pixels.' }),
    x: z.number().meta({ description: 'The middle of the picture, in centimetres.' }),
    y: z.number().meta({ description: 'The middle of the picture, in centimetres.' }),
    cmPerPixel: z.number(),
    rotation: z.number().meta({ description: 'Degrees, clockwise.' }),
    opacity: z.number(),
  })
  .meta({ id: 'RoomBackground' });

/** The room itself, now or at a moment. */
export const pictureRoom = z.object({
  outline: roomOutline.nullable(),
  background: roomBackground.nullable(),
});

export const roomAnswer = z.object({ id, ...pictureRoom.shape }).meta({ id: 'Room' });

export type RoomOutline = z.infer<typeof roomOutline>;
export type RoomBackground = z.infer<typeof roomBackground>;
export type Room = z.infer<typeof pictureRoom>;

/** The room of an event in its read model; empty before anything was set. */
export type RoomRow = { id: string; eventId: string } & Room;
