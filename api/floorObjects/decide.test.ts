import { describe, expect, it } from 'vitest';
import type { Corner, FloorShape } from '../../schema/entities/floorObject.ts';
import { limits } from '../../schema/limits.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import {
  barStands,
  dinnerPlanned,
  eventId,
  given,
  miraSeatedAtOne,
  ruled,
  standing,
} from '../../tests/harness/dinners.ts';
import { diffPlans } from '../planChange/diff.ts';
import { withRulesKept } from '../planChange/losingRules.ts';
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
  it('places it as a point that is no obstacle', () => {
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

  it("refuses another object's name, ignoring case", () => {
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
  it('records only the changed fields, with their previous values', () => {
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

  it('records nothing if nothing would change, and accepts its own name in another case', () => {
    given(room)
      .when(change({ name: 'Bar', kind: 'bar', place: { x: 300 } }))
      .gives([]);
    expect(
      given(room)
        .when(change({ name: 'BAR' }))
        .events(),
    ).toHaveLength(1);
  });

  it("merges changes to the shape that was seen into others' changes", () => {
    const rect = { type: 'rect' as const, width: 300, height: 100 };
    const left = (there: FloorShape, seen: FloorShape, edited: FloorShape) => {
      const since = given([
        ...room,
        ...given(room)
          .when(change({ shape: there }))
          .events(),
      ]);
      const after = since.when(change({ shape: edited, seen }));
      return standing(after.leaves()).objects.get('bar')?.shape;
    };
    const wider = { ...rect, width: 500 };
    const oval = { ...rect, type: 'ellipse' as const };
    expect(left(wider, rect, { ...rect, height: 200 })).toEqual({ ...wider, height: 200 });
    expect(left(oval, rect, wider)).toEqual({ ...oval, width: 500 });
    expect(left({ type: 'point' }, rect, wider)).toEqual(wider);

    const [a, b, c]: [Corner, Corner, Corner] = [
      [0, 0],
      [300, 0],
      [300, 200],
    ];
    const path = (...points: Corner[]): FloorShape => ({
      type: 'path',
      points,
      isClosed: true,
      thickness: 1,
    });
    const seen = path(a, b, c);
    expect(left(path(a, b, [300, 300]), seen, path([-50, 0], b, c))).toEqual(
      path([-50, 0], b, [300, 300]),
    );
    expect(left(path(a, b, [350, 100], c), seen, path([-50, 0], b, c))).toEqual(
      path([-50, 0], b, [350, 100], c),
    );
    given([
      ...room,
      ...given(room)
        .when(change({ shape: path(a, b, [350, 100], c) }))
        .events(),
    ])
      .when(change({ shape: path(a, b, [400, 50], c), seen }))
      .refuses('CONFLICT');
  });

  it('finds no object that does not exist', () => {
    given(miraSeatedAtOne)
      .when(change({ name: 'Bar' }))
      .refuses('OBJECT_NOT_FOUND');
  });
});

describe('RemoveFloorObject', () => {
  it('removes it with all its properties', () => {
    const removing = given(room).when({ type: 'RemoveFloorObject', ...bar });
    removing.gives([{ type: 'FloorObjectRemoved', data: barStands.data as never }]);
    expect(standing(removing.leaves()).objects.size).toBe(0);
  });

  const near: SeatingRule = { kind: 'Near', who: { tag: 'vip' }, place: 'bar', weight: 9 };
  const named = [...room, ruled('near', near), ruled('even', { kind: 'Balance', weight: 2 }, 1)];

  it('is refused if rules name it, listing these rules', () => {
    given(named)
      .when({ type: 'RemoveFloorObject', ...bar })
      .refuses('PLACE_IN_USE', { details: { rules: [{ ruleId: 'near', rule: near }] } });
  });

  it('removes the rules that name it on request', () => {
    given(named)
      .when({ type: 'RemoveFloorObject', ...bar, withRules: true })
      .gives([
        { type: 'SeatingRuleRemoved', data: { eventId, ruleId: 'near', rule: near } },
        { type: 'FloorObjectRemoved', data: barStands.data as never },
      ]);
  });
});

describe('a change of the whole plan', () => {
  const near: SeatingRule = { kind: 'Near', who: { tag: 'vip' }, place: 'bar', weight: 9 };
  const before = standing(given(miraSeatedAtOne).state);
  const withBar = standing(given(room).state);
  const withRule = standing(given([...room, ruled('near', near)]).state);

  it('that removes an object removes rules that have named it since', () => {
    expect(withRulesKept(withRule, diffPlans(withBar, before)).rulesRemoved).toEqual([
      { ruleId: 'near', order: 0, rule: near },
    ]);
  });

  it('adds an object together with the rules that name it', () => {
    expect(obstaclesTo(diffPlans(before, withRule), before)).toEqual([]);
  });

  it('adds no rule that names a removed object', () => {
    expect(obstaclesTo(diffPlans(withBar, withRule), before)).toEqual([
      { kind: 'rule', id: 'near' },
    ]);
    const leaving = { ...diffPlans(withRule, before), rulesRemoved: [] };
    const changed = { ruleId: 'near', before: near, after: { ...near, weight: 3 } };
    expect(obstaclesTo({ ...leaving, rulesChanged: [changed] }, withRule)).toEqual([
      { kind: 'rule', id: 'near' },
    ]);
  });
});

it('omits an object whose name was given to another one since', () => {
  const without = standing(given(miraSeatedAtOne).state);
  const withBar = standing(given(room).state);
  const another = standing(given(miraSeatedAtOne).when(placing('bar')).leaves());
  expect(obstaclesTo(diffPlans(without, withBar), another)).toEqual([
    { kind: 'object', id: 'bar' },
  ]);
  expect(obstaclesTo(diffPlans(without, withBar), without)).toEqual([]);
});
