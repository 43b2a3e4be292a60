import type { FloorObjectCommand } from '../../../api/floorObjects/commands.ts';
import type { FloorShape } from '../../../schema/entities/floorObject.ts';
import { floorObjectKinds } from '../../../schema/vocabulary.ts';
import { pick, type RandomCommands } from './named.ts';

/** Each type of shape in turn. */
const shapeOf = (a: number, b: number, c: number): FloorShape => {
  const shapes: FloorShape[] = [
    { type: 'point' },
    { type: 'rect', width: 10 + a, height: 10 + b },
    { type: 'ellipse', width: 10 + a, height: 10 + b },
    {
      type: 'path',
      points: [
        [0, 0],
        [100 + a, 0],
        [0, 100 + b],
      ],
      isClosed: c % 2 === 0,
      thickness: 10,
    },
  ];
  return shapes[c % shapes.length] ?? { type: 'point' };
};

export const floorObjectCommands = {
  placeObject: ({ eventId, a, b, c }) => ({
    type: 'PlaceFloorObject',
    eventId,
    kind: floorObjectKinds[c % floorObjectKinds.length] ?? 'text',
    name: `o${a % 8}`,
    place: { x: a * 10, y: b * 10, rotation: 0 },
    shape: shapeOf(a, b, c),
  }),
  changeObject: ({ eventId, plan, a, b, c }) => ({
    type: 'ChangeFloorObject',
    eventId,
    objectId: pick(plan.objects.keys(), a),
    changes: {
      place: { x: b * 10 },
      ...(c % 2 && { name: `o${b % 8}` }),
      ...(c % 3 && { shape: shapeOf(b, a, c) }),
    },
  }),
  removeObject: ({ eventId, plan, a, c }) => ({
    type: 'RemoveFloorObject',
    eventId,
    objectId: pick(plan.objects.keys(), a),
    withRules: c % 3 !== 0,
  }),
} satisfies RandomCommands<FloorObjectCommand>;
