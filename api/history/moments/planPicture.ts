import { pictureOfObject } from '../../../schema/arrangementRow.ts';
import type { PictureObject } from '../../../schema/entities/floorObject.ts';
import type { PicturePerson, PlanPicture } from '../../../schema/entities/moment.ts';
import { placementKindOf } from '../../../schema/entities/placement.ts';
import { placementCounts } from '../../eventPlans/placementCounts.ts';
import {
  type ActivePlan,
  type AttendeeState,
  inOrder,
  tableFacts,
} from '../../eventPlans/state.ts';

/** A plan as plain values: tables and people by order, seats by table and position. */
export const pictureOf = ({
  attendees,
  tables,
  seats,
  rules,
  objects,
  room,
  menu,
  fields,
}: ActivePlan): PlanPicture => {
  const standing = inOrder(tables);
  return {
    ...placementCounts(attendees.values()),
    tables: standing.map(([tableId, table]) => ({ tableId, ...tableFacts(table) })),
    seats: standing.flatMap(([, { seatIds }]) =>
      seatIds.flatMap((seatId) => {
        const seat = seats.get(seatId);
        return seat ? [{ seatId, ...seat }] : [];
      }),
    ),
    people: inOrder(attendees).map(([id, attendee]) => personPicture(id, attendee)),
    rules: inOrder(rules).map(([ruleId, { rule }]) => ({ ruleId, rule })),
    objects: objectPictures(objects),
    room,
    courses: menu.courses,
    fields: [...fields],
  };
};

const personPicture = (
  attendeeId: string,
  { person, attendeeRole, isCheckedIn, placement }: AttendeeState,
): PicturePerson => ({
  attendeeId,
  name: person.name,
  title: person.title,
  company: person.company,
  attendeeRole,
  isCheckedIn,
  where: placementKindOf(placement),
  holdReason: placement.in === 'holding' ? placement.reason : null,
});

/** The objects by name. */
const objectPictures = (objects: ActivePlan['objects']): PictureObject[] =>
  [...objects]
    .map(([objectId, object]) => pictureOfObject(objectId, object))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
