import { z } from 'zod';
import { id, text, timestamps } from './fields.ts';

export const cardKinds = ['place', 'table', 'escort', 'badge'] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardFolds = ['none', 'tent'] as const;
export const cardElementTypes = ['text', 'line', 'qr', 'dietMark'] as const;
export const cardFonts = ['sans', 'sansBold', 'display'] as const;
export const cardAligns = ['left', 'center', 'right'] as const;
export const cardFits = ['shrink', 'wrap'] as const;

/** The fields of guest, table and event that a card can show. A custom field is `custom:<fieldId>`. */
export const cardFields = [
  'name',
  'firstName',
  'title',
  'company',
  'table',
  'seat',
  'event',
  'date',
  'party',
] as const;
export type CardField = (typeof cardFields)[number];

/** An element of a card. Lengths are in millimetres from the card's top left corner. */
export const cardElement = z
  .object({
    type: z.enum(cardElementTypes),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    field: text.meta({ description: 'For a text: the field that it shows. Null for fixed words.' }),
    words: text.meta({ description: 'The words of a text without a field, or of a QR code.' }),
    font: z.enum(cardFonts),
    size: z.number().meta({
      description: 'The size of the font in points; the largest one if the text shrinks.',
    }),
    align: z.enum(cardAligns),
    colour: z.string().meta({ description: 'As #rrggbb.' }),
    fit: z.enum(cardFits),
  })
  .meta({ id: 'CardElement' });

export const cardLayout = z
  .object({
    card: z.enum(cardKinds),
    width: z.number().meta({ description: 'Millimetres, for the card as it stands or lies.' }),
    height: z.number().meta({ description: 'Millimetres. A tent is twice as high when flat.' }),
    fold: z.enum(cardFolds),
    elements: z.array(cardElement),
  })
  .meta({ id: 'CardLayout' });

export const cardDesignAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    version: z.int().meta({ description: 'Counts how often it was saved, from 1.' }),
    design: cardLayout,
    savedByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'CardDesign' });

export type CardElement = z.infer<typeof cardElement>;
export type CardLayout = z.infer<typeof cardLayout>;
export type CardDesignRow = z.infer<typeof cardDesignAnswer>;
