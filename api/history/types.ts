import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { anyId, id, time } from '../../schema/entities/fields.ts';
import {
  entryPeople,
  historyAnswer,
  historyMention,
  stay,
  trailRead,
} from '../../schema/entities/history.ts';
import { historyFilter } from '../../schema/inputs/history.ts';
import { inputFrom, objectFrom, pageFrom, payloadFrom } from '../graphql/fromZod.ts';
import { Page } from '../graphql/page.ts';

export const HistoryMention = objectFrom('HistoryMention', historyMention, {
  description:
    'A person, table, seat or arrangement that a change names by id, with its present name. Deleted tables and arrangements have their last name.',
  descriptions: {
    kind: '`attendee`, `table`, `seat` or `arrangement`.',
    name: 'The name of the person, table or arrangement; for a seat, that of its table.',
    position: 'For a seat: its position at the table, from 1.',
  },
});

export const HistoryEntry = objectFrom('HistoryEntry', historyAnswer, {
  description: 'One change of an event plan.',
  descriptions: {
    position: 'Its position in the event log.',
    revision: 'Its revision in its stream, from 0.',
    stepId: 'The same for all changes of one step.',
    action: 'In snake_case, e.g. `seat_assigned`.',
  },
});

objectFrom('HistoryPeople', entryPeople, {
  description: 'The people that a change touched.',
  descriptions: {
    named: 'In the order in which they came to the event.',
    nameless: 'How many of them have been removed or erased since.',
  },
});

export const UndoPayload = payloadFrom(
  'UndoPayload',
  { entry: historyAnswer },
  {
    description: 'The result of an undo or redo.',
    descriptions: { entry: 'The change that is now undone or redone: never an undo itself.' },
  },
);

export const HistoryPage = pageFrom(
  'HistoryPage',
  historyAnswer,
  'A page of the history, newest first.',
);

const HistoryFilter = inputFrom('HistoryFilter', historyFilter, {
  description: 'A filter of entries. All given conditions must match.',
  descriptions: {
    actor: 'The member who made the changes.',
    attendee: 'Somebody whom the change touched, even as one of many.',
    table: 'A table that the change touched, or where somebody sat down or got up.',
    kinds: 'Any of `seating`, `people`, `tables`, `event`, `arrangements`, `undo`.',
    to: 'Up to and including this moment.',
  },
});

@ArgsType()
export class HistoryPart extends Page {
  @Field(() => HistoryFilter, { nullable: true })
  filter?: InstanceType<typeof HistoryFilter> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries before this position, so that new entries do not shift the pages.',
  })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries after this position.' })
  after?: string | null;
}

export const HistoryUndoing = objectFrom(
  'HistoryUndoing',
  z.object({ stepId: anyId, eventId: id, performedByUserId: anyId, timestamp: time }),
  {
    description: 'The later step that reversed a step.',
    hides: ['eventId', 'performedByUserId'],
  },
);

export const AttendeeStay = objectFrom('AttendeeStay', stay, {
  description: 'A stay of somebody at one place.',
  descriptions: {
    in: '`pool`, `seat` or `holding`.',
    tableName: 'The name of the table at that time.',
    seatPosition: "The seat's position at its table at that time, from 1.",
    reason: 'The reason for a hold, for those who may edit the event.',
    until: 'Null if they are still there.',
    revision: 'The revision of the change that moved them there, from 0.',
  },
  hides: ['performedByUserId'],
});

export const AttendeeTrail = objectFrom('AttendeeTrail', trailRead, {
  description: 'The places where somebody has been.',
  descriptions: {
    position: 'The position in the event log up to which it is complete.',
    name: 'The present name, or the last one.',
    stays: 'Latest first.',
  },
});
