import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { FloorShape } from '../../schema/entities/floorObject.ts';
import {
  barStands,
  comes,
  dinnerPlanned,
  eventId,
  given,
  ruled,
  standing,
} from '../../tests/harness/dinners.ts';
import { diffPlans } from './diff.ts';
import { obstaclesTo } from './obstacles.ts';

const area: FloorShape = { type: 'rect', width: 200, height: 200 };
const zonePlaced = (objectId: string): EventPlanEvent => ({
  type: 'FloorObjectPlaced',
  data: {
    eventId,
    objectId,
    object: {
      kind: 'zone',
      name: objectId,
      shape: area,
      place: { x: 0, y: 0, rotation: 0 },
      point: null,
      isSolid: false,
    },
  },
});
const shaped = (objectId: string, before: FloorShape, after: FloorShape): EventPlanEvent => ({
  type: 'FloorObjectChanged',
  data: { eventId, objectId, before: { shape: before }, after: { shape: after } },
});

const point: FloorShape = { type: 'point' };
const miraOnTerrace = ruled('near', {
  kind: 'AtTable',
  who: { people: ['mira'] },
  zone: 'terrace',
  weight: 5,
});
const history = [dinnerPlanned, comes('mira'), barStands, zonePlaced('terrace')];
const planOf = (...more: EventPlanEvent[]) => standing(given([...history, ...more]).state);

describe('a change to the shape of an object', () => {
  it('is blocked if a rule needs the area', () => {
    const plan = planOf(miraOnTerrace);
    const change = diffPlans(plan, planOf(miraOnTerrace, shaped('terrace', area, point)));
    expect(obstaclesTo(change, plan)).toEqual([{ kind: 'object', id: 'terrace' }]);
  });

  it('is possible if a rule already had a zone without an area', () => {
    const past = [miraOnTerrace, shaped('terrace', area, point)];
    const plan = planOf(...past);
    const change = diffPlans(plan, planOf(...past, shaped('bar', point, area)));
    expect(obstaclesTo(change, plan)).toEqual([]);
  });
});
