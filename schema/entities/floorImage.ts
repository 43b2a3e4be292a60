import { z } from 'zod';
import { time } from './fields.ts';

/** A picture that an event keeps for the background of its room. */
export const floorImageAnswer = z
  .object({
    id: z.string().meta({ description: 'The SHA-256 of the kept picture, in hexadecimal.' }),
    type: z.string().meta({ description: '`image/png` or `image/jpeg`.' }),
    width: z.int().meta({ description: 'In pixels.' }),
    height: z.int().meta({ description: 'In pixels.' }),
    createdAt: time,
  })
  .meta({ id: 'FloorImage' });

export type FloorImage = z.infer<typeof floorImageAnswer>;
