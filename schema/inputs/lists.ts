import { z } from 'zod';
import { placementKinds } from '../entities/placement.ts';
import { limits } from '../limits.ts';
import { attendeeRoleFrom, eventSortings, eventStatuses } from '../vocabulary.ts';
import { optionalText } from './text.ts';

const { default: usual, max } = limits.pageSize;

/** The number of entries in a list: at most `max`, by default `usual`. */
export const limitOf = (max: number, usual: number, message?: string) =>
  z
    .int()
    .min(1)
    .max(max, message)
    .nullish()
    .transform((value) => value ?? usual);

export const pageInput = z.object({
  limit: limitOf(max, usual, `At most ${max.toLocaleString('en')} at once`),
  offset: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((value) => value ?? 0),
});

/** A position of the event log: 20 digits in either store. Each trailing `_` marks a rebuild. */
export const givenPosition = z.string().regex(/^\d{20}_*$/, 'Must be a position');

/** The same for an optional position. */
export const position = givenPosition.nullish();

export const searchText = optionalText(200);

/** Which events to list, and in which order. `isMine` keeps only the viewer's own. */
export const eventFilter = pageInput.extend({
  search: searchText,
  status: z.enum(eventStatuses).nullish(),
  isMine: z.boolean().nullish(),
  sort: z
    .enum(eventSortings)
    .nullish()
    .transform((value) => value ?? 'created'),
});

export const attendeeFilter = pageInput.extend({
  search: searchText,
  role: z
    .string()
    .nullish()
    .transform((word) => (word ? attendeeRoleFrom(word) : undefined)),
  placement: z.enum(placementKinds).nullish(),
});
