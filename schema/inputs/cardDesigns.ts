import { z } from 'zod';
import { customFieldOf } from '../cardDesigns/customField.ts';
import {
  cardAligns,
  cardElementTypes,
  cardFields,
  cardFits,
  cardFolds,
  cardFonts,
  cardKinds,
} from '../entities/cardDesign.ts';
import { limits } from '../limits.ts';
import { anId, optionalText, planInput, requiredText } from './text.ts';

const { min, max } = limits.cardSide;
const side = z.number().min(min, `${min} mm at least`).max(max, `${max} mm at most`);
const place = z.number().min(0, 'Must be within the card').max(max, 'Must be within the card');
const extent = z.number().min(limits.cardElementSide, `${limits.cardElementSide} mm at least`);

const knownFields: readonly string[] = cardFields;
const isField = (field: string): boolean =>
  knownFields.includes(field) || /^[\w-]{1,64}$/.test(customFieldOf(field) ?? '');

export const cardElementInput = z
  .strictObject({
    type: z.enum(cardElementTypes),
    x: place,
    y: place,
    width: extent.max(max, 'Must be within the card'),
    height: extent.max(max, 'Must be within the card'),
    field: optionalText(80).refine((field) => !field || isField(field), 'A card has no such field'),
    words: optionalText(limits.cardWords),
    font: z.enum(cardFonts).nullish(),
    size: z.number().min(4, '4 points at least').max(200, '200 points at most').nullish(),
    align: z.enum(cardAligns).nullish(),
    colour: z
      .string()
      .regex(/^#[\da-fA-F]{6}$/, 'Give a colour as #rrggbb')
      .nullish(),
    fit: z.enum(cardFits).nullish(),
  })
  .refine(({ type, field, words }) => type !== 'text' || field || words, {
    error: 'Choose a field, or write words',
    path: ['words'],
  })
  .refine(({ type, words }) => type !== 'qr' || words, {
    error: 'Give what the code says',
    path: ['words'],
  });

export const cardLayoutInput = z
  .strictObject({
    card: z.enum(cardKinds),
    width: side,
    height: side,
    fold: z.enum(cardFolds),
    elements: z
      .array(cardElementInput)
      .max(limits.cardElements, `A card has ${limits.cardElements} elements at most`),
  })
  .superRefine(({ width, height, elements }, context) => {
    for (const [index, element] of elements.entries()) {
      const isOutside = (at: number, length: number, whole: number) => at + length > whole + 0.01;
      const message = 'Must be within the card';
      if (isOutside(element.x, element.width, width))
        context.addIssue({ code: 'custom', message, path: ['elements', index, 'width'] });
      if (isOutside(element.y, element.height, height))
        context.addIssue({ code: 'custom', message, path: ['elements', index, 'height'] });
    }
  });

export const saveCardDesignInput = planInput({
  id: anId.nullish().meta({ description: 'The id of an existing design; absent for a new one.' }),
  version: z.int().min(1).nullish().meta({
    description: 'The edited version. The command is refused if the design was saved since.',
  }),
  name: requiredText(limits.cardDesignName, 'Name is required'),
  design: cardLayoutInput,
});

export const deleteCardDesignInput = planInput({ id: anId });
