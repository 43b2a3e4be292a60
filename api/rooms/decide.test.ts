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
  it('records the outline with the previous one, and nothing if nothing would change', () => {
    const after = { points: hall, units: 'metric' };
    const event = { type: 'RoomOutlineSet', data: { eventId, before: null, after } } as never;
    given([dinnerPlanned]).when(outlined(hall)).gives([event]);
    given([dinnerPlanned, event]).when(outlined(hall)).gives([]);
    const removed = given([dinnerPlanned, event]).when(outlined(null));
    expect(standing(removed.leaves()).room.outline).toBeNull();
    given([dinnerPlanned]).when(outlined(null)).gives([]);
  });

  it("moves the corners moved since they were seen, and keeps others' changes", () => {
    const units = 'metric' as const;
    const [a, b, c, d] = hall as [Corner, Corner, Corner, Corner];
    const since = given([dinnerPlanned, drawn([a, b, c, [0, 700]])]);
    const left = (points: Corner[], seen: Corner[]) => {
      const command = { ...outlined(points), seen: { points: seen, units } };
      return standing(since.when(command).leaves()).room.outline;
    };
    expect(left([[-50, 0], b, c, d], hall)?.points).toEqual([[-50, 0], b, c, [0, 700]]);
    const inFeet = { ...outlined(hall), outline: { points: hall, units: 'imperial' as const } };
    const turned = since.when({ ...inFeet, seen: { points: hall, units } });
    expect(standing(turned.leaves()).room.outline).toEqual({
      points: [a, b, c, [0, 700]],
      units: 'imperial',
    });
    expect(left([a, b, c], [a, b, c])?.points).toEqual([a, b, c, [0, 700]]);
  });

  it('merges corners added and removed in other walls, and refuses them in the same place', () => {
    const [a, b, c, d] = hall as [Corner, Corner, Corner, Corner];
    const [top, right, low]: Corner[] = [
      [450, -50],
      [950, 300],
      [-50, 0],
    ] as [Corner, Corner, Corner];
    const since = (there: Corner[], edited: Corner[]) =>
      given([dinnerPlanned, drawn(there)]).when({
        ...outlined(edited),
        seen: { points: hall, units: 'metric' },
      });
    const left = (there: Corner[], edited: Corner[]) =>
      standing(since(there, edited).leaves()).room.outline?.points;
    const added = [a, top, b, c, d];
    // In either order.
    for (const [edited, both] of [
      [
        [low, b, c, d],
        [low, top, b, c, d],
      ],
      [
        [a, b, right, c, d],
        [a, top, b, right, c, d],
      ],
      [
        [a, b, d],
        [a, top, b, d],
      ],
      [
        [a, b, c, d, low],
        [a, top, b, c, d, low],
      ],
      [added, added],
      [hall, added],
    ] as const) {
      expect(left(added, [...edited])).toEqual(both);
      expect(left([...edited], added)).toEqual(both);
    }
    const rectangle: Corner[] = hall.map(([x, y]) => [x - 90, y - 90]);
    since(added, [a, right, b, c, d]).refuses('CONFLICT');
    since(added, rectangle).refuses('CONFLICT');
    since([a, b, d], [a, b, right, d]).refuses('CONFLICT');
  });

  it('does not restore a room that somebody has removed while a corner was moved', () => {
    const moved = { ...outlined(hall.with(0, [-50, 0])), seen: { points: hall, units: 'metric' } };
    given([dinnerPlanned])
      .when(moved as never)
      .refuses('CONFLICT');
  });

  it('refuses one that crosses itself', () => {
    const [a, b, c, d] = hall as [Corner, Corner, Corner, Corner];
    given([dinnerPlanned])
      .when(outlined([a, c, b, d]))
      .refuses('BAD_INPUT', { issues: [{ path: 'outline.points' }] });
  });
});

describe('SetBackground', () => {
  it('records the picture with the previous one, and keeps the outline', () => {
    const set = given([dinnerPlanned, drawn(hall)]).when(background);
    const event = {
      type: 'BackgroundSet' as const,
      data: { eventId, before: null, after: picture },
    };
    set.gives([event]);
    expect(standing(set.leaves()).room).toMatchObject({ outline: { points: hall } });
    given([dinnerPlanned, event]).when(background).gives([]);
  });

  it("merges changes to the picture that was seen into others' changes", () => {
    const { width: _, height: __, ...seen } = picture;
    const set = (after: typeof picture) => ({
      type: 'BackgroundSet' as const,
      data: { eventId, before: null, after },
    });
    const left = (there: typeof picture, edited: typeof picture) =>
      standing(
        given([dinnerPlanned, set(there)])
          .when({ ...background, background: edited, seen })
          .leaves(),
      ).room.background;
    const scaled = { ...picture, cmPerPixel: 3, opacity: 0.8 };
    expect(left(scaled, { ...picture, x: 40, rotation: 90 })).toEqual({
      ...scaled,
      x: 40,
      rotation: 90,
    });
    const other = { ...picture, imageId: 'garden', cmPerPixel: 3 };
    expect(left(scaled, other)).toEqual(other);
    const moved = { ...background, background: { ...picture, x: 40 }, seen };
    given([dinnerPlanned, set(other)])
      .when(moved)
      .refuses('CONFLICT');
    given([dinnerPlanned]).when(moved).refuses('CONFLICT');
  });
});

it('undoes an outline although the background was set since, but not an outline set since', () => {
  const before = standing(given([dinnerPlanned]).state);
  const after = given([dinnerPlanned, drawn(hall)]);
  const back = diffPlans(standing(after.state), before);
  expect(obstaclesTo(back, standing(after.when(background).leaves()))).toEqual([]);
  const since = standing(after.when(outlined(hall.slice(0, 3))).leaves());
  expect(obstaclesTo(back, since)).toEqual([{ kind: 'room' }]);
});
