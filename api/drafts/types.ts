import {
  draftAnswer,
  draftConflict,
  draftPlace,
  personToChange,
  somebody,
  someTable,
  tableToChange,
  takenOverAnswer,
  takeOverPreviewAnswer,
} from '../../schema/entities/draft.ts';
import { id } from '../../schema/entities/fields.ts';
import { deletePayloadFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

export const Draft = objectFrom('Draft', draftAnswer, {
  description:
    'Something tried beside the live plan: an event plan of its own, which no list of events has. Its `id` is that of the plan.',
  descriptions: {
    eventId: 'The event that it is a draft of.',
    changes: 'Steps since it began.',
    hasMovedOn: 'Whether the live plan has changed since it began.',
  },
  hides: ['startedByUserId'],
});

const atTable = 'Of a seat: its place at the table, from 1.';

objectFrom('DraftPlace', draftPlace, {
  description: 'Where somebody is, in words of the plan.',
  descriptions: { in: '`pool`, `seat` or `holding`.', position: atTable },
});

objectFrom('TakeOverPerson', personToChange, {
  description: 'Somebody whom a take-over would change, by their id in the live plan.',
  descriptions: { what: '`added`, `removed`, `moved` or `edited`.' },
});

objectFrom('TakeOverTable', tableToChange, {
  description: 'A table that a draft concerns, by its id in the live plan.',
  descriptions: {
    what: '`added`, `removed`, `changed`, or `seating` where only who sits there changes.',
    people: 'How many people come to it or leave it.',
  },
});

objectFrom('TakeOverName', somebody, { description: 'Somebody, by their id in the live plan.' });

objectFrom('TakeOverTableName', someTable, {
  description: 'A table, by its id in the live plan.',
});

objectFrom('TakeOverConflict', draftConflict, {
  description:
    'What keeps a part of a draft from being taken over: the live plan has changed in the same place.',
  descriptions: {
    about: '`attendee`, `table`, `seat`, `rule` or `event`.',
    reason: '`gone`, `moved`, `changed`; of a seat `taken`, `gone` or `kept`.',
    person: 'The attendee; of a seat, who would sit there by the draft.',
    table: 'The table; of a seat, its table.',
    position: atTable,
    place: 'Where they are in the live plan.',
    other: 'Of a seat: who sits there in the live plan.',
    fields: 'Of the event: which of its fields.',
  },
});

objectFrom('TakeOverPreview', takeOverPreviewAnswer, {
  description: 'What a take-over would do as of now. Lists have the first hundred.',
  descriptions: {
    fields: "The event's custom fields that would change.",
    rules: 'How many seating rules would be added, changed or removed.',
    objects: 'How many objects of the floor would be added, changed or removed.',
    tables: 'Every table that the whole draft concerns, also where a part is asked for.',
  },
});

export const StartDraftPayload = payloadFrom('StartDraftPayload', { draft: draftAnswer });

const { eventId, isClosed } = takenOverAnswer.shape;

export const TakeOverDraftPayload = payloadFrom(
  'TakeOverDraftPayload',
  { eventId, isClosed },
  { descriptions: { eventId: 'The event whose live plan took it over.' } },
);

export const ThrowAwayDraftPayload = deletePayloadFrom('ThrowAwayDraftPayload', { eventId: id });
