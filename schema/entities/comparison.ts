import { z } from 'zod';
import type { PlanReference } from '../planReference.ts';
import { attendeeRoles, everyLayout } from '../vocabulary.ts';
import { id, text, time } from './fields.ts';
import { pictureObject } from './floorObject.ts';
import { ofPoolDeclined, placementKinds } from './placement.ts';
import { ruleTerms } from './seatingRule.ts';

/** A person's place in one of the two plans, with the table's name in that plan. */
export const whereabouts = z
  .object({
    in: z.enum(placementKinds),
    tableId: id.nullable(),
    tableName: text,
    seatId: id.nullable(),
    position: z.int().nullable(),
    declined: z.boolean(),
  })
  .meta({ id: 'Whereabouts' });

export type Whereabouts = z.infer<typeof whereabouts>;

export const planCounts = z.object({
  people: z.int(),
  seated: z.int(),
  pool: z.int(),
  declined: z.int().meta({ description: ofPoolDeclined }),
  holding: z.int(),
  checkedIn: z.int(),
  tables: z.int(),
  seats: z.int(),
});

export type PlanCounts = z.infer<typeof planCounts>;

export const planReferenceKinds = [
  'now',
  'revision',
  'time',
  'arrangement',
  'draft',
] as const satisfies readonly PlanReference['kind'][];

/** A compared plan. `revision` is null for a draft, `at` for now; `tableId`: a single table. */
export const comparedPlan = z
  .object({
    reference: z.string(),
    kind: z.enum(planReferenceKinds),
    revision: z.int().nullable(),
    at: time.nullable(),
    name: text,
    tableId: id.nullable(),
    counts: planCounts,
  })
  .meta({ id: 'ComparedPlan' });

export const differenceKinds = ['joined', 'left', 'moved', 'changed'] as const;

/**
 * A person who differs, listed once: a moved person whose fields also changed is `moved`, with `fields`. The
 * name is from the second plan, or from the first for a person who left.
 */
export const personDifference = z.object({
  attendeeId: id,
  name: z.string(),
  company: text,
  attendeeRole: z.enum(attendeeRoles),
  kind: z.enum(differenceKinds),
  from: whereabouts.nullable(),
  to: whereabouts.nullable(),
  /** The person who exchanged seats with them. */
  swappedWith: id.nullable(),
  /** The names of the differing fields, without their values. */
  fields: z.array(z.string()),
});

export type PersonDifference = z.infer<typeof personDifference>;

export const tableFacts = z.object({
  name: z.string(),
  layout: z.enum(everyLayout),
  endSeats: z.boolean(),
  capacity: z.int(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  tags: z.array(z.string()),
});

export type TableFacts = z.infer<typeof tableFacts>;

export const tableAspects = [
  'name',
  'moved',
  'turned',
  'layout',
  'endSeats',
  'capacity',
  'seats',
  'tags',
] as const;

/** How a table or a rule differs. */
export const thingDifferenceKinds = ['added', 'removed', 'changed'] as const;

/** `changes` is set for tables in both plans. `seats`: the same number of seats, at other places. */
export const tableDifference = z.object({
  tableId: id,
  kind: z.enum(thingDifferenceKinds),
  before: tableFacts.nullable(),
  after: tableFacts.nullable(),
  changes: z.array(z.enum(tableAspects)),
});

export type TableDifference = z.infer<typeof tableDifference>;

export const ruleDifference = z.object({
  ruleId: id,
  kind: z.enum(thingDifferenceKinds),
  before: ruleTerms.nullable(),
  after: ruleTerms.nullable(),
});

export type RuleDifference = z.infer<typeof ruleDifference>;
/** `before` is null for an added object, `after` for a removed one. */
export const objectDifference = z.object({
  objectId: id,
  before: pictureObject.nullable(),
  after: pictureObject.nullable(),
});

export type ObjectDifference = z.infer<typeof objectDifference>;

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const detailDifference = z.object({
  field: z.string(),
  before: plainValue,
  after: plainValue,
});

export type DetailDifference = z.infer<typeof detailDifference>;

export const cardReasons = ['newlySeated', 'name', 'company', 'table', 'seat'] as const;

export const newPlaceCard = z.object({
  attendeeId: id,
  name: z.string(),
  company: text,
  tableName: z.string(),
  position: z.int(),
  reasons: z.array(z.enum(cardReasons)),
});

export type NewPlaceCard = z.infer<typeof newPlaceCard>;

export const tableCardReasons = ['newTable', 'name', 'event'] as const;

export const newTableCard = z.object({
  tableId: id,
  name: z.string(),
  reasons: z.array(z.enum(tableCardReasons)),
});

export type NewTableCard = z.infer<typeof newTableCard>;

export const planDifference = z.object({
  from: comparedPlan,
  to: comparedPlan,
  people: z.array(personDifference),
  tables: z.array(tableDifference),
  /** For viewers who may see rules. Empty if single tables are compared. */
  rules: z.array(ruleDifference),
  objects: z.array(objectDifference),
  details: z.array(detailDifference),
  placeCards: z.array(newPlaceCard),
  tableCards: z.array(newTableCard),
});

export type PlanDifference = z.infer<typeof planDifference>;

const words = z.array(z.string());

/** In REST, aspects and reasons are any text. */
export const comparisonAnswer = planDifference
  .extend({
    tables: z.array(tableDifference.extend({ changes: words })),
    placeCards: z.array(newPlaceCard.extend({ reasons: words })),
    tableCards: z.array(newTableCard.extend({ reasons: words })),
  })
  .meta({ id: 'Comparison' });
