import { z } from 'zod';
import {
  arrangementAnswer,
  arrangementAssignment,
  arrangementDifferenceAnswer,
  arrangementEffectAnswer,
  arrangementTable,
  effect,
  leftSince,
  publicArrangementAnswer,
  publicAssignment,
  publicEvent,
  templateAnswer,
  templateUse,
} from '../../schema/entities/arrangement.ts';
import { arrangementIdInput } from '../../schema/inputs/arrangements.ts';
import {
  deletePayloadFrom,
  inputFrom,
  objectFrom,
  pageFrom,
  payloadFrom,
} from '../graphql/fromZod.ts';
import '../rooms/types.ts';
import { fromCentre } from '../tables/types.ts';

inputFrom('ArrangementIdInput', arrangementIdInput);

objectFrom('ArrangementTable', arrangementTable, {
  description: 'A table as it was when it was saved.',
  descriptions: { rotation: 'Degrees, clockwise.' },
});

objectFrom('ArrangementAssignment', arrangementAssignment, {
  description: 'A seat as it was when it was saved.',
  descriptions: {
    position: 'Counts from 1 within its table.',
    x: fromCentre,
    y: fromCentre,
    attendeeId: 'Null if the seat was free.',
  },
});

objectFrom('Arrangement', arrangementAnswer, {
  description: 'A saved snapshot of who sits where.',
  descriptions: {
    id: 'Part of the public link: 128 random bits.',
    tableId: 'Null if the whole event was saved.',
    objects: 'The objects in the room; none for a single table.',
    isPublic: 'Whether anybody with the link may see it.',
    assignments: 'One for each seat, including free ones.',
  },
});

export const ArrangementPage = pageFrom(
  'ArrangementPage',
  arrangementAnswer,
  'A page of arrangements, newest first.',
);

objectFrom('PublicAssignment', publicAssignment, {
  description: 'A seat of a public link.',
});

objectFrom('PublicEvent', publicEvent, {
  description: 'The part of an event that its public link shows.',
});

objectFrom('PublicArrangement', publicArrangementAnswer, {
  description:
    'The content of a public link. It has no email addresses, phone numbers, notes, sales fields or ids of people.',
  descriptions: {
    capacityPercent: 'Taken seats in percent.',
    event: 'As it is now. Null if the organiser does not show it.',
  },
});

export const ArrangementPayload = payloadFrom('ArrangementPayload', {
  arrangement: arrangementAnswer,
});
export const DeleteArrangementPayload = deletePayloadFrom('DeleteArrangementPayload', {});

export const ArrangementDelta = objectFrom(
  'ArrangementDelta',
  z.object({
    position: z.string().meta({ description: 'Send it as `after` to continue from here.' }),
    resync: z.boolean(),
    arrangement: arrangementAnswer.nullable(),
    deleted: z.boolean(),
  }),
  {
    description:
      'The changes to an arrangement. `resync`: the changes are no longer known, so query again.',
  },
);
export type ArrangementDelta = InstanceType<typeof ArrangementDelta>;

objectFrom('Template', templateAnswer, {
  description: 'A template in the list to choose from: its floor, without people.',
  descriptions: { id: 'The id of the arrangement.' },
});

export const TemplatePage = pageFrom(
  'TemplatePage',
  templateAnswer,
  'A page of templates, newest first.',
);

objectFrom('LeftSince', leftSince, {
  description: 'Somebody in an arrangement who is no longer in the event, by the saved name.',
});

const left = 'People of the arrangement who are no longer in the event.';

objectFrom('ArrangementEffect', arrangementEffectAnswer, {
  description: 'The effects that applying an arrangement would have now.',
  descriptions: {
    moved: 'People who would move.',
    toPool: 'Moved people who would go to the pool.',
    tablesBack: 'Tables that were removed since and would be restored.',
    tablesChanged: 'Tables that were changed since and would be reset.',
    objectsBack: 'Floor objects that were removed since and would be restored.',
    objectsChanged: 'Floor objects that were changed since and would be reset.',
    pinned: 'People who would be pinned to their saved seats again.',
    left,
  },
});

objectFrom('ArrangementDifference', arrangementDifferenceAnswer, {
  description: 'How an arrangement differs from the present seating.',
});

export const ApplyArrangementPayload = payloadFrom('ApplyArrangementPayload', effect, {
  description: 'The effects of applying an arrangement.',
  descriptions: {
    moved: 'People who moved.',
    toPool: 'Moved people who went to the pool.',
    tablesBack: 'Tables that had been removed and were restored.',
    tablesChanged: 'Tables that had been changed and were reset.',
    objectsBack: 'Floor objects that had been removed and were restored.',
    objectsChanged: 'Floor objects that had been changed and were reset.',
    pinned: 'People who were pinned to their saved seats again.',
    left,
  },
});

export const UseTemplatePayload = payloadFrom('UseTemplatePayload', templateUse, {
  descriptions: {
    tables: 'Tables that were added.',
    objects: 'Floor objects that were added.',
    seated: 'People who took the seat of their name.',
  },
});
