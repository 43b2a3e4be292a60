import { z } from 'zod';
import { limits } from '../limits.ts';
import { waysToArrange } from '../tables/arranged.ts';
import { numberMark } from '../tables/tableNames.ts';
import { folded } from '../text/folding.ts';
import { everyLayout, tableLayouts } from '../vocabulary.ts';
import { anId, commandId, commandInput, planInput, requiredText } from './text.ts';

const { min, max } = limits.tableCapacity;

const capacity = z
  .int('Capacity must be a whole number')
  .min(min, `Capacity must be at least ${min}`)
  .max(max, `Capacity must be ${max} or less`);

/** The decider checks the capacity, because its limits depend on the layout. */
const anyCapacity = z
  .int('Capacity must be a whole number')
  .min(min, `Capacity must be at least ${min}`);

const coordinate = z.number().min(-limits.floor).max(limits.floor);
const degrees = z.number().min(-360).max(360);

const mostTags = `A table has at most ${limits.tableTags} tags`;

/** Free words, which differ by more than case. */
const tableTags = z
  .array(requiredText(limits.tableTag, 'A tag must not be empty'))
  .max(limits.tableTags, mostTags)
  .refine(
    (tags) => new Set(tags.map(folded)).size === tags.length,
    'Two tags of a table must not be the same word',
  );

/** Specification, section 5, "Table form". */
export const tableFields = z.strictObject({
  name: requiredText(
    limits.tableName,
    'Table name is required',
    'Table name must be under 50 characters',
  ),
  capacity,
  layout: z.enum(tableLayouts),
});

const isGiven = (part: number | null | undefined): boolean => typeof part === 'number';
const bothOrNeither = (missing: 'x' | 'y') => ({
  path: [missing],
  error: 'Give both x and y, or neither',
});

export const addTableInput = tableFields
  .extend({
    eventId: anId,
    x: coordinate.nullish(),
    y: coordinate.nullish(),
    rotation: degrees.nullish(),
    commandId,
  })
  .refine(({ x, y }) => !isGiven(x) || isGiven(y), bothOrNeither('y'))
  .refine(({ x, y }) => !isGiven(y) || isGiven(x), bothOrNeither('x'))
  // Whether a place is free depends on the rotation, so the next free one has none.
  .refine(({ x, rotation }) => !rotation || isGiven(x), {
    path: ['rotation'],
    error: 'Give x and y with a rotation',
  });

/** The changes of a table, also to layouts beyond the specification's. */
const tableChanges = tableFields
  .extend({ capacity: anyCapacity, layout: z.enum(everyLayout) })
  .partial();

/** The list that is edited item by item, because two people may edit the same list at once. */
export const listsOfTable = z.strictObject({ tags: tableTags }).meta({ id: 'ListsOfTable' });

const seen = listsOfTable.nullish().meta({
  description:
    'Tags as they were before the edit. What others have added or removed since stays so; without it, they are replaced.',
});

export const editTableInput = tableChanges.extend({
  tags: tableTags.nullish(),
  seen,
  id: anId,
  commandId,
});

/** Minimum 4, maximum 20, step 2. The decider checks this, so that its refusal explains the rule. */
export const resizeTableInput = commandInput({
  capacity: z.int('Capacity must be a whole number'),
  id: anId,
});

export const setEndSeatsInput = commandInput({ id: anId, endSeats: z.boolean() });

export const placeFields = z.strictObject({ x: coordinate, y: coordinate, rotation: degrees });

/** Absent fields stay as they are, because somebody else may have changed them meanwhile. */
export const moveTableInput = placeFields.partial().extend({ id: anId, commandId });

export const changeTableInput = tableChanges.extend(placeFields.partial().shape).extend({
  endSeats: z.boolean().optional(),
  tags: tableTags.optional(),
  seen,
  id: anId,
  commandId,
});

export const tableIdInput = commandInput({ id: anId });

const { tablesTogether, tablesDeleted, tablesPerEvent, tableGroups, tableGap } = limits;

const perRow = z.int().min(1).max(tablesTogether).nullish();
const gap = z.number().min(tableGap.min).max(tableGap.max).nullish();
const count = z.int().min(1).max(tablesTogether);
const from = z.int().min(0).max(99_999).nullish();
/** With `{n}` in place of the number. */
const namePattern = requiredText(
  limits.tableName + numberMark.length,
  'Table name is required',
  'Table name must be under 50 characters',
);

/** Tables of one shape with numbered names. */
export const tableGroupInput = z.strictObject({
  count,
  layout: z.enum(everyLayout),
  capacity: anyCapacity,
  endSeats: z.boolean().nullish(),
  name: namePattern,
  from,
});

export const rowsStartInput = z.strictObject({ x: coordinate, y: coordinate });

export const tableRowsInput = z.strictObject({ perRow, gap, at: rowsStartInput.nullish() });

export const addTablesInput = planInput({
  groups: z.array(tableGroupInput).min(1).max(tableGroups),
  arrange: tableRowsInput.nullish(),
});

export const duplicateTableInput = commandInput({
  id: anId,
  count: count.nullish(),
  name: namePattern.nullish(),
  arrange: tableRowsInput.nullish(),
});

export const movedTableInput = z.strictObject({
  id: anId,
  x: coordinate.optional(),
  y: coordinate.optional(),
  rotation: degrees.nullish(),
});

export const moveTablesInput = planInput({
  moves: z.array(movedTableInput).min(1).max(tablesPerEvent),
});

export const arrangeTablesInput = planInput({
  ids: z.array(anId).min(1).max(tablesPerEvent),
  how: z.enum(waysToArrange),
  perRow,
  gap,
});

export const deleteTablesInput = planInput({ ids: z.array(anId).min(1).max(tablesDeleted) });
