import {
  activityRead,
  activityStretch,
  momentAnswer,
  momentMark,
  personNamed,
  picturePerson,
  pictureRule,
  pictureSeat,
  pictureTable,
  planPicture,
  restoration,
  restoreAnswer,
} from '../../../schema/entities/moment.ts';
import { objectFrom, payloadFrom } from '../../graphql/fromZod.ts';
import '../../guestFields/types.ts';
import '../../menus/types.ts';
import '../../rooms/types.ts';
import { fromCentre, onFloor } from '../../tables/types.ts';

objectFrom('PictureTable', pictureTable, {
  description: 'A table as it was at a moment.',
  descriptions: { x: onFloor, y: onFloor, rotation: 'Degrees, clockwise.' },
});

objectFrom('PictureSeat', pictureSeat, {
  description: 'A seat as it was at a moment.',
  descriptions: {
    position: 'Counts from 1 within its table.',
    x: fromCentre,
    y: fromCentre,
    attendeeId: 'The occupant; null if the seat was free.',
  },
});

objectFrom('PicturePerson', picturePerson, { description: 'A person as they were at a moment.' });

objectFrom('PictureRule', pictureRule, { description: 'A seating rule as it was at a moment.' });

export const PlanPicture = objectFrom('PlanPicture', planPicture, {
  description:
    'A plan as of some moment, in plain values. What it names may have changed or gone since.',
  descriptions: {
    pool: 'The number of people without a seat.',
    seated: 'The number of seated people.',
    holding: 'The number of people in the holding area.',
    tables: 'In the order in which they were added.',
    seats: 'By table and position.',
    people: 'In the order in which they were added.',
    rules: 'For those who may edit the event.',
    courses: 'The menu, in the order of service.',
    fields: "The event's custom fields, for those who may see details of its guests.",
  },
});

export const PlanMoment = objectFrom('PlanMoment', momentAnswer, {
  description: 'The plan of an event after one of its changes.',
  descriptions: {
    revision: "The change's revision in the event plan's stream.",
    previousRevision: 'The revision of the previous change.',
    nextRevision: 'The revision of the next change.',
    lastRevision: 'The revision of the latest change.',
    entry: 'The change of that moment.',
  },
});

objectFrom('PersonNamed', personNamed, {
  description: 'A person, with the present name.',
});

export const Restoration = objectFrom('Restoration', restoration, {
  description: 'The effects that restoring a moment would have now.',
  descriptions: {
    isNothing: 'The present plan equals that of the moment.',
    peopleMoved: 'People who would move: to another seat, the pool or the holding area.',
    peopleEdited: 'People whose details would change. Check-ins stay as they are.',
    peopleErased: 'People of that moment who were erased since and do not return.',
    details:
      "The event's own fields that would change, and `menu`, `fields` and `room`. Its visibility stays as it is.",
    checkInsLost: 'Checked-in people who would be removed, because they were added later.',
  },
});

objectFrom('ActivityStretch', activityStretch, {
  description: 'Consecutive changes.',
  descriptions: { part: 'The index of its part of the shown time, from 0: see `parts`.' },
});

objectFrom('MomentMark', momentMark, {
  description: 'A notable change.',
  descriptions: { revision: 'The revision of its moment.' },
});

objectFrom('PlanActivity', activityRead, {
  description:
    'The activity over the whole life of an event. Pauses of more than ten minutes count as ten.',
  descriptions: {
    position: 'Follow `eventPlanChanged` from here.',
    parts: 'The number of parts into which the shown time is divided.',
    stretches: 'Oldest first; parts without changes have none.',
    marks: 'Oldest first.',
  },
});

const { entry } = restoreAnswer.shape;

export const RestoreMomentPayload = payloadFrom(
  'RestoreMomentPayload',
  { entry },
  { description: 'The result of restoring the plan of a moment.' },
);
