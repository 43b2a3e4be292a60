import {
  draftAnswer,
  draftConflict,
  draftPlace,
  personToChange,
  someTable,
  tableToChange,
  takenOverAnswer,
  takeOverPreviewAnswer,
} from '../../schema/entities/draft.ts';
import { id } from '../../schema/entities/fields.ts';
import { deletePayloadFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

export const Draft = objectFrom('Draft', draftAnswer, {
  description:
    'A plan beside the live one, to try something in. Lists of events leave it out. Its `id` is the id of its plan.',
  descriptions: {
    eventId: 'The event that the draft belongs to.',
    changes: 'The number of steps since it began.',
    hasMovedOn: 'Whether the live plan has changed since it began.',
  },
  hides: ['startedByUserId'],
});

const atTable = 'For a seat: its position at the table, from 1.';

objectFrom('DraftPlace', draftPlace, {
  description: "Somebody's place, by names.",
  descriptions: { in: '`pool`, `seat` or `holding`.', position: atTable },
});

objectFrom('TakeOverPerson', personToChange, {
  description: 'A person that a take-over would change, by the id in the live plan.',
  descriptions: { what: '`added`, `removed`, `moved` or `edited`.' },
});

objectFrom('TakeOverTable', tableToChange, {
  description: 'A table that a draft changes, by its id in the live plan.',
  descriptions: {
    what: '`added`, `removed`, `changed`, or `seating` if only its people change.',
    people: 'The number of people who come to it or leave it.',
  },
});

objectFrom('TakeOverTableName', someTable, {
  description: 'A table, by its id in the live plan.',
});

objectFrom('TakeOverConflict', draftConflict, {
  description:
    'Why a part of a draft cannot be taken over: the live plan has changed in the same place.',
  descriptions: {
    about: '`attendee`, `table`, `seat`, `rule` or `event`.',
    reason: '`gone`, `moved` or `changed`; for a seat `taken`, `gone` or `kept`.',
    person: 'The attendee; for a seat, the person who would sit there after the take-over.',
    table: 'The table; for a seat, its table.',
    position: atTable,
    place: 'Their place in the live plan.',
    other: 'For a seat: the occupant in the live plan.',
    fields: 'For the event: the names of its fields.',
  },
});

objectFrom('TakeOverPreview', takeOverPreviewAnswer, {
  description: 'The effects that a take-over would have now. Lists contain the first hundred.',
  descriptions: {
    fields: "The event's custom fields that would change.",
    rules: 'The number of seating rules that would be added, changed or removed.',
    objects: 'The number of floor objects that would be added, changed or removed.',
    tables: 'Every table that the whole draft changes, even if a part is requested.',
  },
});

export const StartDraftPayload = payloadFrom('StartDraftPayload', { draft: draftAnswer });

const { eventId, isClosed } = takenOverAnswer.shape;

export const TakeOverDraftPayload = payloadFrom(
  'TakeOverDraftPayload',
  { eventId, isClosed },
  { descriptions: { eventId: 'The event into whose live plan it was taken over.' } },
);

export const ThrowAwayDraftPayload = deletePayloadFrom('ThrowAwayDraftPayload', { eventId: id });
