import { z } from 'zod';
import { namedAttendee } from './attendee.ts';
import { id, text, time } from './fields.ts';
import { placements } from './placement.ts';

export const draftAnswer = z
  .object({
    id: id.meta({ description: 'The id of the draft, which is also that of its plan.' }),
    eventId: id,
    name: z.string(),
    startedAt: time,
    startedByUserId: id,
    changes: z.int(),
    hasMovedOn: z.boolean().meta({ description: 'The live plan has changed since it began.' }),
  })
  .meta({ id: 'Draft' });

export type DraftRow = z.infer<typeof draftAnswer>;

/** A person's place. `position` is the seat's at its table, from 1. */
export const draftPlace = z.object({
  in: z.enum(placements),
  tableName: text,
  position: z.int().nullable(),
});

export type DraftPlace = z.infer<typeof draftPlace>;

export const someTable = z.object({ tableId: id, name: z.string() });

/**
 * Why a part of a draft cannot be taken over. In the live plan, an attendee is `gone`, `moved` or `changed`,
 * or their external id is `taken` by `other`; a table or a rule is `gone` or `changed`; a seat is `gone`,
 * `taken` by `other`, or `kept` because `other` sits there now; the event has `changed`; an object, whose
 * name is in `fields`, is `gone` or `changed`.
 */
export const draftConflict = z.object({
  about: z.enum(['attendee', 'table', 'seat', 'rule', 'event', 'object']),
  reason: z.enum(['gone', 'moved', 'changed', 'taken', 'kept']),
  person: namedAttendee.nullable(),
  table: someTable.nullable(),
  position: z.int().nullable(),
  place: draftPlace.nullable(),
  other: namedAttendee.nullable(),
  ruleId: id.nullable(),
  fields: z.array(z.string()),
});

export type Conflict = z.infer<typeof draftConflict>;

export const personToChange = namedAttendee.extend({
  what: z.enum(['added', 'removed', 'moved', 'edited']),
  from: draftPlace.nullable(),
  to: draftPlace.nullable(),
});

export type PersonToChange = z.infer<typeof personToChange>;

/** `seating` means that only the people at the table change. */
export const tableToChange = z.object({
  tableId: id,
  name: z.string(),
  what: z.enum(['added', 'removed', 'changed', 'seating']),
  /** The number of people who join or leave the table. */
  people: z.int(),
});

export type TableToChange = z.infer<typeof tableToChange>;

/** Lists contain the first hundred entries; counts include all. */
export const takeOverPreviewAnswer = z
  .object({
    people: z.array(personToChange),
    peopleCount: z.int(),
    conflicts: z.array(draftConflict),
    conflictCount: z.int(),
    /** The custom fields that would change. */
    fields: z.array(z.string()),
    /** The number of seating rules that would be added, changed or removed. */
    rules: z.int(),
    /** The number of floor objects that would be added, changed or removed. */
    objects: z.int(),
    /** All tables that the whole draft changes, even if only a part of it is previewed. */
    tables: z.array(tableToChange),
  })
  .meta({ id: 'TakeOverPreview' });

export type TakeOverPreview = z.infer<typeof takeOverPreviewAnswer>;

export const takenOverAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'The step that undo reverses, if something was recorded.' }),
    eventId: id,
    isClosed: z
      .boolean()
      .meta({ description: 'Whether the draft has ended. Taking over a part leaves it open.' }),
  })
  .meta({ id: 'DraftTakenOver' });
