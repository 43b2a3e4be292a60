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
    'A person, table, seat or arrangement that a change names by id, as it is called now; a table or an arrangement that was deleted, as it was called then.',
  descriptions: {
    kind: '`attendee`, `table`, `seat` or `arrangement`.',
    name: "A person's, table's or arrangement's name; of a seat, its table's.",
    position: 'Of a seat: its place at the table, from 1.',
  },
});

export const HistoryEntry = objectFrom('HistoryEntry', historyAnswer, {
  description: 'One change of an event plan.',
  descriptions: {
    position: 'Its place in the event log.',
    revision: 'Its place among the changes of its stream, from 0.',
    stepId: 'The same for all that was done in one step.',
    action: 'In snake_case, e.g. `seat_assigned`.',
  },
});

objectFrom('HistoryPeople', entryPeople, {
  description: 'Whom a change touched.',
  descriptions: {
    named: 'As they came to the event.',
    nameless: 'How many of them were removed or erased since.',
  },
});

export const UndoPayload = payloadFrom(
  'UndoPayload',
  { entry: historyAnswer },
  {
    description: 'What was taken back.',
    descriptions: { entry: 'What is undone now, or done again: never an undo itself.' },
  },
);

export const HistoryPage = pageFrom(
  'HistoryPage',
  historyAnswer,
  'A page of the history, newest first.',
);

const HistoryFilter = inputFrom('HistoryFilter', historyFilter, {
  description: 'Which entries: all that is given must fit.',
  descriptions: {
    actor: 'The member who did it.',
    attendee: 'Somebody whom it touched, also as one of many.',
    table: 'A table that it touched, or at which somebody sat down or got up.',
    kinds: '`seating`, `people`, `tables`, `event`, `arrangements`, `undo`: any of them.',
    to: 'Up to and with this moment.',
  },
});

/** The arguments of a page of history. */
@ArgsType()
export class HistoryPart extends Page {
  @Field(() => HistoryFilter, { nullable: true })
  filter?: InstanceType<typeof HistoryFilter> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries before this position, so that new ones move no page.',
  })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries after this position.' })
  after?: string | null;
}

export const HistoryUndoing = objectFrom(
  'HistoryUndoing',
  z.object({ stepId: anyId, eventId: id, performedByUserId: anyId, timestamp: time }),
  {
    description: 'The later step by which a step was taken back.',
    hides: ['eventId', 'performedByUserId'],
  },
);

export const AttendeeStay = objectFrom('AttendeeStay', stay, {
  description: 'A time that somebody spent at one place.',
  descriptions: {
    in: '`pool`, `seat` or `holding`.',
    tableName: 'As the table was called then.',
    seatPosition: 'Of the seat at its table then, from 1.',
    reason: 'Why they were held, for those who may edit the event.',
    until: 'Null where they still are there.',
    revision: 'The change that brought them there, from 0.',
  },
  hides: ['performedByUserId'],
});

export const AttendeeTrail = objectFrom('AttendeeTrail', trailRead, {
  description: 'Where somebody has been.',
  descriptions: {
    position: 'Up to where it tells of the event log.',
    name: 'As they are called, or were called last.',
    stays: 'The latest first.',
  },
});
