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
  description: 'A table as it stood when it was saved.',
  descriptions: { rotation: 'Degrees, clockwise.' },
});

objectFrom('ArrangementAssignment', arrangementAssignment, {
  description: 'A seat as it stood when it was saved.',
  descriptions: {
    position: 'Counts from 1 within its table.',
    x: fromCentre,
    y: fromCentre,
    attendeeId: 'Null where the seat was free.',
  },
});

objectFrom('Arrangement', arrangementAnswer, {
  description: 'A saved snapshot of who sits where.',
  descriptions: {
    id: 'Part of the public link: 128 random bits.',
    tableId: 'Null where the whole event was saved.',
    objects: 'What stood in the room; none of a single table.',
    isPublic: 'Whether anyone with the link may see it.',
    assignments: 'One for each seat, free ones too.',
  },
});

export const ArrangementPage = pageFrom(
  'ArrangementPage',
  arrangementAnswer,
  'A page of arrangements, newest first.',
);

objectFrom('PublicAssignment', publicAssignment, {
  description: 'A seat as a guest with the link sees it.',
});

objectFrom('PublicEvent', publicEvent, {
  description: 'What a public link tells of its event.',
});

objectFrom('PublicArrangement', publicArrangementAnswer, {
  description:
    'What a guest with the link sees: never email, phone, notes or sales fields, no ids of people.',
  descriptions: {
    capacityPercent: 'Taken seats out of a hundred.',
    event: 'As it is now. Null where the organiser does not show it.',
  },
});

export const ArrangementPayload = payloadFrom('ArrangementPayload', {
  arrangement: arrangementAnswer,
});
export const DeleteArrangementPayload = deletePayloadFrom('DeleteArrangementPayload', {});

export const ArrangementDelta = objectFrom(
  'ArrangementDelta',
  z.object({
    position: z.string().meta({ description: 'Send it as `after` to go on from here.' }),
    resync: z.boolean(),
    arrangement: arrangementAnswer.nullable(),
    deleted: z.boolean(),
  }),
  {
    description: 'What changed of an arrangement. `resync`: too long ago to tell, query again.',
  },
);
export type ArrangementDelta = InstanceType<typeof ArrangementDelta>;

objectFrom('Template', templateAnswer, {
  description: "A template as it is chosen from: its floor, and nobody's names.",
  descriptions: { id: "The arrangement's." },
});

export const TemplatePage = pageFrom(
  'TemplatePage',
  templateAnswer,
  'A page of templates, newest first.',
);

objectFrom('LeftSince', leftSince, {
  description: 'Somebody in an arrangement who is no longer in the event, as they were called.',
});

const left = 'Who is in it and no longer in the event.';

objectFrom('ArrangementEffect', arrangementEffectAnswer, {
  description: 'What applying an arrangement would do now.',
  descriptions: {
    moved: 'People who come to another place.',
    toPool: 'Those among them who go to the pool.',
    tablesBack: 'Tables that were removed since, and come back.',
    tablesChanged: 'Tables that were changed since, and are as they were.',
    objectsBack: 'Objects of the floor that were removed since, and come back.',
    objectsChanged: 'Objects of the floor that were changed since, and are as they were.',
    pinned: 'People who are pinned again on their saved seat.',
    left,
  },
});

objectFrom('ArrangementDifference', arrangementDifferenceAnswer, {
  description: 'How far an arrangement is from the present seating.',
});

export const ApplyArrangementPayload = payloadFrom('ApplyArrangementPayload', effect, {
  description: 'What applying an arrangement did.',
  descriptions: {
    moved: 'People who came to another place.',
    toPool: 'Those among them who went to the pool.',
    tablesBack: 'Tables that had been removed, and came back.',
    tablesChanged: 'Tables that had been changed, and are as they were.',
    objectsBack: 'Objects of the floor that had been removed, and came back.',
    objectsChanged: 'Objects of the floor that had been changed, and are as they were.',
    pinned: 'People who were pinned again on their saved seat.',
    left,
  },
});

export const UseTemplatePayload = payloadFrom('UseTemplatePayload', templateUse, {
  descriptions: {
    tables: 'Tables that were added.',
    objects: 'Objects of the floor that were added.',
    seated: 'People who took the seat that their name has in it.',
  },
});
