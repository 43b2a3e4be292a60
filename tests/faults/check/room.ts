import type { Plan } from './plan.ts';

/** A place on the floor, in centimetres and degrees. */
export type Spot = { x: number; y: number; rotation: number };

/** An object, in the terms of domain events. */
export type ObjectFacts = {
  kind: string;
  name: string;
  shape: unknown;
  place: Spot;
  point: unknown;
  isSolid: boolean;
};
export type ObjectAt = { objectId: string; object: ObjectFacts };
export type RoomFacts = { outline: unknown; background: unknown };

/** What a domain event says about a table's place. Events about seats alone say nothing. */
export type Placed = { tableId: string; place?: Spot };

export const place = (plan: Plan, { objectId, object }: ObjectAt): void => {
  if (plan.objects.has(objectId)) plan.twice.push(`object ${objectId}`);
  if ([...plan.objects.values()].some(({ name }) => isSameName(name, object.name)))
    plan.impossible.push(`two objects are called ${object.name}`);
  plan.objects.set(objectId, object);
};

export const change = (plan: Plan, objectId: string, after: Partial<ObjectFacts>): void => {
  const object = plan.objects.get(objectId);
  if (!object) return void plan.impossible.push(`object ${objectId} changes and is unknown`);
  plan.objects.set(objectId, { ...object, ...after });
};

export const takeAway = (plan: Plan, objectId: string): void => {
  if (!plan.objects.delete(objectId))
    plan.impossible.push(`object ${objectId} goes and is unknown`);
};

/** Places a table, if it exists. */
export const stand = (plan: Plan, { tableId, place: spot }: Placed): void => {
  if (spot) plan.spots.set(tableId, spot);
};

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
