import { describe, expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import {
  barStands,
  dinnerPlanned,
  eventId,
  given,
  miraSeatedAtOne,
  standing,
} from '../../tests/harness/dinners.ts';
import { diffPlans } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';

const room = [...miraSeatedAtOne, barStands];
const place = { x: 0, y: -400, rotation: 0 };
const placing = (name: string) => ({
  type: 'PlaceFloorObject' as const,
  eventId,
  kind: 'stage' as const,
  name,
  place,
});
const bar = { eventId, objectId: 'bar' };
const change = (changes: object) => ({ type: 'ChangeFloorObject' as const, ...bar, changes });

describe('PlaceFloorObject', () => {
  it('places it as a point that stops nobody', () => {
    given(room)
      .when(placing('Stage'))
      .gives([
        {
          type: 'FloorObjectPlaced',
          data: {
            eventId,
            objectId: 'new-0',
            object: {
              kind: 'stage',
              name: 'Stage',
              shape: { type: 'point' },
              place,
              point: null,
              isSolid: false,
            },
          },
        },
      ]);
  });

  it('refuses a name that another object has, in any letter case', () => {
    given(room)
      .when(placing('BAR'))
      .refuses('NAME_TAKEN', { issues: [{ path: 'name' }] });
  });

  it(`refuses more than ${limits.floorObjectsPerEvent} in one event`, () => {
    const full = Array.from({ length: limits.floorObjectsPerEvent }, (_, n) => ({
      ...barStands,
      data: {
        ...barStands.data,
        objectId: `o${n}`,
        object: { ...('object' in barStands.data && barStands.data.object), name: `o${n}` },
      },
    })) as (typeof barStands)[];
    given([dinnerPlanned, ...full])
      .when(placing('Stage'))
      .refuses('LIMIT_REACHED');
    expect(
      given([dinnerPlanned, ...full.slice(1)])
        .when(placing('Stage'))
        .events(),
    ).toHaveLength(1);
  });
});

describe('ChangeFloorObject', () => {
  it('records what changes, and only that, with the value before', () => {
    given(room)
      .when(change({ name: 'Long bar', place: { x: 40 } }))
      .gives([
        {
          type: 'FloorObjectChanged',
          data: {
            ...bar,
            before: { name: 'Bar', place: { x: 300, y: 0, rotation: 0 } },
            after: { name: 'Long bar', place: { x: 40, y: 0, rotation: 0 } },
          },
        },
      ]);
  });

  it('records nothing where all is so already, and takes its own name in another case', () => {
    given(room)
      .when(change({ name: 'Bar', kind: 'bar', place: { x: 300 } }))
      .gives([]);
    expect(
      given(room)
        .when(change({ name: 'BAR' }))
        .events(),
    ).toHaveLength(1);
  });

  it('finds no object that is not there', () => {
    given(miraSeatedAtOne)
      .when(change({ name: 'Bar' }))
      .refuses('OBJECT_NOT_FOUND');
  });
});

describe('RemoveFloorObject', () => {
  it('removes it with all that it was', () => {
    const removing = given(room).when({ type: 'RemoveFloorObject', ...bar });
    removing.gives([{ type: 'FloorObjectRemoved', data: barStands.data as never }]);
    expect(standing(removing.leaves()).objects.size).toBe(0);
  });
});

it('is no part of an older change where its name was given to another one since', () => {
  const without = standing(given(miraSeatedAtOne).state);
  const withBar = standing(given(room).state);
  const another = standing(given(miraSeatedAtOne).when(placing('bar')).leaves());
  expect(obstaclesTo(diffPlans(without, withBar), another)).toEqual([
    { kind: 'object', id: 'bar' },
  ]);
  expect(obstaclesTo(diffPlans(without, withBar), without)).toEqual([]);
});
