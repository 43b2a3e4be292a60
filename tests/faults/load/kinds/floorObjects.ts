import type { Random } from '../../random.ts';
import { leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget } from '../sketch.ts';

const most = 20;

const shapeFrom = (random: Random) => {
  const size = () => 100 + random.below(900);
  const width = size();
  return random.pick([
    { type: 'point' },
    { type: 'rect', width, height: size() },
    { type: 'ellipse', width, height: size() },
    {
      type: 'path',
      points: [
        [0, 0],
        [width, 0],
        [width, size()],
      ],
      isClosed: random.chance(0.5),
      thickness: 10,
    },
  ]);
};

/** Objects in the room other than tables. */
export const floorObjectKinds: Kinds = {
  placeObject: {
    weight: 1,
    draw: ({ plan: { eventId, objects }, random, unique: name }) => {
      if (objects.length >= most) return undefined;
      const object = {
        kind: random.pick(['bar', 'stage', 'zone', 'wall', 'text']),
        name,
        x: random.next() * 4_000,
        y: random.next() * 4_000,
        shape: shapeFrom(random),
      };
      return {
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/objects`, object),
          graphql('placeFloorObject', 'PlaceFloorObjectInput', 'object { id }', {
            eventId,
            ...object,
          }),
        ),
        wanted: { effect: leaves('FloorObjectPlaced') },
        learn: (answer) => void objects.push(idIn(answer, 'object')),
      };
    },
  },
  changeObject: {
    weight: 1,
    draw: ({ plan: { eventId, objects }, random, unique: name }) => {
      const id = random.pick(objects);
      const place = { x: random.next() * 4_000, rotation: random.below(360) };
      const changed = random.pick([{ name }, place, { name, shape: shapeFrom(random) }]);
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/events/${eventId}/objects/${id}`, changed),
              graphql('changeFloorObject', 'ChangeFloorObjectInput', 'stepId', {
                eventId,
                id,
                ...changed,
              }),
            ),
            wanted: { effect: leaves('FloorObjectChanged', { objectId: id }) },
          }
        : undefined;
    },
  },
  removeObject: {
    weight: 1,
    draw: ({ plan: { eventId, objects }, random }) => {
      const id = random.pick(objects);
      return id
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/events/${eventId}/objects/${id}`),
              graphql('removeFloorObject', 'RemoveFloorObjectInput', 'id', { eventId, id }),
            ),
            wanted: { effect: leaves('FloorObjectRemoved', { objectId: id }) },
            learn: () => forget(objects, id),
          }
        : undefined;
    },
  },
};
