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
  description: 'A table as it stood at a moment.',
  descriptions: { x: onFloor, y: onFloor, rotation: 'Degrees, clockwise.' },
});

objectFrom('PictureSeat', pictureSeat, {
  description: 'A seat as it stood at a moment.',
  descriptions: {
    position: 'Counts from 1 within its table.',
    x: fromCentre,
    y: fromCentre,
    attendeeId: 'Who sat there; null while it was free.',
  },
});

objectFrom('PicturePerson', picturePerson, { description: 'Somebody as they were at a moment.' });

objectFrom('PictureRule', pictureRule, { description: 'A seating rule as it was at a moment.' });

export const PlanPicture = objectFrom('PlanPicture', planPicture, {
  description:
    'A plan as of some moment, as values alone: what it names may be elsewhere by now, or gone.',
  descriptions: {
    pool: 'How many had no seat yet.',
    seated: 'How many sat at a table.',
    holding: 'How many were in the holding area.',
    tables: 'As they were added.',
    seats: 'By table and position.',
    people: 'As they came in.',
    rules: 'For those who may edit the event.',
    courses: 'The menu, in the order in which it is served.',
    fields: "The event's own, for those who may see the details of its guests.",
  },
});

export const PlanMoment = objectFrom('PlanMoment', momentAnswer, {
  description: 'The plan of an event as it stood with one of its changes.',
  descriptions: {
    revision: "The change's revision in the event plan's stream.",
    previousRevision: 'Of the change before.',
    nextRevision: 'Of the change that followed.',
    lastRevision: 'Of the latest change there is.',
    entry: 'The change that was made then.',
  },
});

objectFrom('PersonNamed', personNamed, {
  description: 'Somebody, by the name that they have now.',
});

export const Restoration = objectFrom('Restoration', restoration, {
  description: 'What would change if a moment were restored now.',
  descriptions: {
    isNothing: 'The plan is as it was then.',
    peopleMoved: 'Elsewhere: on another seat, in the pool, held.',
    peopleEdited: 'What is said of them. Check-ins stay as they are.',
    peopleErased: 'Were there then and erased since: they stay away.',
    details:
      "Fields of the event's own details, `menu`, `fields` and `room`. Who may see it stays as it is.",
    checkInsLost: 'Who has checked in and would be removed, because they came later.',
  },
});

objectFrom('ActivityStretch', activityStretch, {
  description: 'Changes that followed one another.',
  descriptions: { part: 'Which of the `parts` of the time that is shown, from 0.' },
});

objectFrom('MomentMark', momentMark, {
  description: 'A change worth finding again.',
  descriptions: { revision: 'Of the moment that it belongs to.' },
});

objectFrom('PlanActivity', activityRead, {
  description:
    'How much happened when, over the whole life of an event. Pauses of more than ten minutes count as ten.',
  descriptions: {
    position: 'Follow `eventPlanChanged` from here on.',
    parts: 'Into how many the time that is shown is divided.',
    stretches: 'Oldest first; parts without changes have none.',
    marks: 'Oldest first.',
  },
});

const { entry } = restoreAnswer.shape;

export const RestoreMomentPayload = payloadFrom(
  'RestoreMomentPayload',
  { entry },
  { description: 'The plan is as it was at that moment.' },
);
