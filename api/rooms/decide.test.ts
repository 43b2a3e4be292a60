import { describe, expect, it } from 'vitest';
import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { dinnerPlanned, eventId, given, standing } from '../../tests/harness/dinners.ts';
import { diffPlans } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';

const hall: Corner[] = [
  [0, 0],
  [900, 0],
  [900, 600],
  [0, 600],
];
const outlined = (points: Corner[] | null) => ({
  type: 'SetRoomOutline' as const,
  eventId,
  outline: points && { points, units: 'metric' as const },
});
const drawn = (points: Corner[]): DomainEventOf<'RoomOutlineSet'> => ({
  type: 'RoomOutlineSet',
  data: { eventId, before: null, after: { points, units: 'metric' } },
});
const picture = {
  imageId: 'hall',
  width: 800,
  height: 600,
  x: 0,
  y: 0,
  cmPerPixel: 2,
  rotation: 0,
  opacity: 0.5,
};
const background = { type: 'SetBackground' as const, eventId, background: picture };

describe('SetRoomOutline', () => {
  it('records the outline with the one before, and nothing where it is so already', () => {
    const after = { points: hall, units: 'metric' };
    const event = { type: 'RoomOutlineSet', data: { eventId, before: null, after } } as never;
    given([dinnerPlanned]).when(outlined(hall)).gives([event]);
    given([dinnerPlanned, event]).when(outlined(hall)).gives([]);
    const removed = given([dinnerPlanned, event]).when(outlined(null));
    expect(standing(removed.leaves()).room.outline).toBeNull();
    given([dinnerPlanned]).when(outlined(null)).gives([]);
  });

  it('refuses one that crosses itself', () => {
    const [a, b, c, d] = hall as [Corner, Corner, Corner, Corner];
    given([dinnerPlanned])
      .when(outlined([a, c, b, d]))
      .refuses('BAD_INPUT', { issues: [{ path: 'outline.points' }] });
  });
});

describe('SetBackground', () => {
  it('records the picture with the one before, and keeps the outline', () => {
    const set = given([dinnerPlanned, drawn(hall)]).when(background);
    const event = {
      type: 'BackgroundSet' as const,
      data: { eventId, before: null, after: picture },
    };
    set.gives([event]);
    expect(standing(set.leaves()).room).toMatchObject({ outline: { points: hall } });
    given([dinnerPlanned, event]).when(background).gives([]);
  });
});

it('takes back an outline though the background was set since, and not one that was set since', () => {
  const before = standing(given([dinnerPlanned]).state);
  const after = given([dinnerPlanned, drawn(hall)]);
  const back = diffPlans(standing(after.state), before);
  expect(obstaclesTo(back, standing(after.when(background).leaves()))).toEqual([]);
  const since = standing(after.when(outlined(hall.slice(0, 3))).leaves());
  expect(obstaclesTo(back, since)).toEqual([{ kind: 'room' }]);
});
