import { z } from 'zod';
import { attendeeRoles } from '../vocabulary.ts';
import { arrangementTable } from './arrangement.ts';
import { id, text, time } from './fields.ts';
import { pictureObject } from './floorObject.ts';
import { guestField } from './guestField.ts';
import { historyAnswer } from './history.ts';
import { menuCourse } from './menu.ts';
import { ofPoolDeclined, placementKinds } from './placement.ts';
import { pictureRoom } from './room.ts';
import { ruleTerms } from './seatingRule.ts';

export const pictureTable = z.object(arrangementTable.shape);

export const pictureSeat = z.object({
  seatId: id,
  tableId: id,
  position: z.int(),
  x: z.number(),
  y: z.number(),
  attendeeId: id.nullable(),
});

export const picturePerson = z.object({
  attendeeId: id,
  name: z.string(),
  title: text,
  company: text,
  attendeeRole: z.enum(attendeeRoles),
  isCheckedIn: z.boolean(),
  where: z.enum(placementKinds),
  holdReason: text,
});

export type PicturePerson = z.infer<typeof picturePerson>;

export const pictureRule = z.object({ ruleId: id, rule: ruleTerms });

/** A plan in plain values, for drawing and comparing. Its rules are only for viewers who may see them. */
export const planPicture = z
  .object({
    pool: z.int(),
    declined: z.int().meta({ description: ofPoolDeclined }),
    seated: z.int(),
    holding: z.int(),
    tables: z.array(pictureTable),
    seats: z.array(pictureSeat),
    people: z.array(picturePerson),
    rules: z.array(pictureRule),
    objects: z.array(pictureObject),
    room: pictureRoom,
    courses: z.array(menuCourse),
    fields: z.array(guestField),
  })
  .meta({ id: 'PlanPicture', description: 'What it names may have changed or gone since.' });

export type PlanPicture = z.infer<typeof planPicture>;

/** A plan at one of its revisions, and the neighbouring revisions. */
export const momentAnswer = z
  .object({
    eventId: id,
    revision: z.int(),
    at: time,
    previousRevision: z.int().nullable(),
    nextRevision: z.int().nullable(),
    lastRevision: z.int(),
    entry: historyAnswer,
    picture: planPicture,
  })
  .meta({ id: 'PlanMoment' });

export type MomentRead = z.infer<typeof momentAnswer>;

/** Consecutive changes. A `part` without changes has no stretch. */
export const activityStretch = z.object({
  part: z.int(),
  changes: z.int(),
  from: time,
  until: time,
  firstRevision: z.int(),
  lastRevision: z.int(),
});

export type ActivityStretch = z.infer<typeof activityStretch>;

export const momentMark = z.object({ revision: z.int(), entry: historyAnswer });
export type MomentMark = z.infer<typeof momentMark>;

export const activityAnswer = z
  .object({
    changes: z.int(),
    firstRevision: z.int(),
    lastRevision: z.int(),
    parts: z.int(),
    stretches: z.array(activityStretch),
    marks: z.array(momentMark),
  })
  .meta({
    id: 'PlanActivity',
    description:
      'Pauses of more than ten minutes count as ten; parts without changes are left out.',
  });

/** An activity, and the position of the log up to which it is complete. */
export const activityRead = activityAnswer.extend({ position: z.string() });
export type PlanActivity = z.infer<typeof activityRead>;

export const personNamed = z.object({ attendeeId: id, name: z.string() });
export type PersonNamed = z.infer<typeof personNamed>;

export const restoration = z.object({
  isNothing: z.boolean(),
  peopleAdded: z.int(),
  peopleRemoved: z.int(),
  peopleMoved: z.int(),
  peopleEdited: z.int(),
  peopleErased: z.int(),
  tablesAdded: z.int(),
  tablesRemoved: z.int(),
  tablesChanged: z.int(),
  rulesAdded: z.int(),
  rulesRemoved: z.int(),
  rulesChanged: z.int(),
  objectsAdded: z.int(),
  objectsRemoved: z.int(),
  objectsChanged: z.int(),
  details: z.array(z.string()),
  checkInsLost: z.array(personNamed),
});

export type Restoration = z.infer<typeof restoration>;

export const restoreAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'The step of the restoration, which can be undone.' }),
    entry: historyAnswer.nullable().meta({ description: 'Null if nothing differed.' }),
  })
  .meta({ id: 'Restored' });
