import { z } from 'zod';
import { everyLayout } from '../vocabulary.ts';
import { id, timestamps } from './fields.ts';

export const tableAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    order: z.int().meta({
      description: 'Tables are listed by this number, lowest first. Numbers may have gaps.',
    }),
    /** The number of the table's seats. */
    capacity: z.int(),
    layout: z.enum(everyLayout),
    endSeats: z.boolean(),
    isActive: z.boolean(),
    /** Place on the floor: centre in centimetres, rotation in degrees clockwise. */
    x: z.number(),
    y: z.number(),
    rotation: z.number(),
    /** Words by which rules select the table. Hidden from readers of a public event. */
    tags: z.array(z.string()),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Table' });

export type TableRow = z.infer<typeof tableAnswer>;

/** What readers of a public event are not told. */
export const hiddenOfTables: readonly string[] = ['tags', 'updatedAt'] satisfies (keyof TableRow)[];
