import { z } from 'zod';
import type { Corner, corner, FloorShape, floorPoint } from '../entities/floorObject.ts';
import { limits } from '../limits.ts';
import { lengthOf } from '../text/plainText.ts';
import { floorObjectKinds, floorShapes } from '../vocabulary.ts';
import { placeFields } from './tables.ts';
import { anId, commandId, planInput, requiredText } from './text.ts';

const { x, y, rotation } = placeFields.shape;
const { min, max } = limits.floorSize;
const wrongLength = 'Give a length from 1 cm to 400 m';

/** In centimetres. */
export const floorLength = z.number(wrongLength).min(min, wrongLength).max(max, wrongLength);
const size = floorLength.nullish();

/** Relative to a place on the floor. Nothing can be further away than the floor is wide. */
const away = z
  .number()
  .min(-2 * limits.floor)
  .max(2 * limits.floor);
const cornerInput: z.ZodType<Corner, Corner> = z.tuple([away, away]) satisfies typeof corner;

const measures = {
  point: [],
  rect: ['width', 'height'],
  ellipse: ['width', 'height'],
  path: ['points', 'isClosed', 'thickness'],
} as const satisfies Record<FloorShape['type'], readonly string[]>;

const { min: fewest, max: most } = limits.pathPoints;

/** A shape with the measures of its type, and no others. */
export const floorShapeInput = z
  .strictObject({
    type: z.enum(floorShapes),
    width: size,
    height: size,
    points: z
      .array(cornerInput)
      .min(fewest, `A path has ${fewest} points or more`)
      .max(most, `A path has ${most} points or fewer`)
      .nullish(),
    isClosed: z.boolean().nullish(),
    thickness: size,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    const { type, ...given } = value;
    const report = (name: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [name], message });
    const needed: readonly string[] = measures[type];
    for (const [name, measure] of Object.entries(given))
      if (measure != null && !needed.includes(name)) report(name, `${type} has no ${name}`);
    for (const name of needed)
      if ((given as Record<string, unknown>)[name] == null) report(name, `${type} needs ${name}`);
    if (value.isClosed && (value.points?.length ?? 0) < limits.outlinePoints.min)
      report('points', `A closed path has ${limits.outlinePoints.min} points or more`);
    const [[left, top] = [], ...others] = value.points ?? [];
    if (type === 'path' && others.every(([x, y]) => x === left && y === top))
      report('points', 'A path needs points at two places or more');
  })
  .meta({ id: 'FloorShapeInput' });

/** The shape in a checked input, without empty measures. */
export const shapeFrom = (given: z.output<typeof floorShapeInput>): FloorShape =>
  Object.fromEntries(Object.entries(given).filter(([, measure]) => measure != null)) as FloorShape;

export const floorPointInput = z.strictObject({ x: away, y: away }) satisfies z.ZodType<
  z.infer<typeof floorPoint>
>;

const objectFields = z.strictObject({
  kind: z.enum(floorObjectKinds),
  name: requiredText(limits.floorText, 'Name is required'),
  x,
  y,
  shape: floorShapeInput.optional(),
  point: floorPointInput.nullish(),
  isSolid: z.boolean().optional(),
});

type Named = { kind?: (typeof floorObjectKinds)[number] | undefined; name?: string | undefined };

/**
 * Whether a name fits its kind. The name of a text object may be as long as the field allows. If the kind is
 * not given, the decider checks.
 */
const fitsItsKind = ({ kind, name }: Named): boolean =>
  !kind || kind === 'text' || name === undefined || lengthOf(name) <= limits.floorObjectName;
const tooLong = {
  path: ['name'],
  error: `Must be ${limits.floorObjectName} characters or less`,
};

export const placeFloorObjectInput = objectFields
  .extend({ eventId: anId, rotation: rotation.nullish(), commandId })
  .refine(fitsItsKind, tooLong);

export const changeFloorObjectInput = objectFields
  .extend({ rotation })
  .partial()
  .extend({
    seen: floorShapeInput.nullish().meta({
      description:
        'The shape as it was before the edit. What others have changed of it since stays so; without it, the shape is replaced.',
    }),
    eventId: anId,
    id: anId,
    commandId,
  })
  .refine(fitsItsKind, tooLong);

export const removeFloorObjectInput = planInput({
  id: anId,
  /** Also removes the rules that name the object, in the same step. */
  withRules: z.boolean().nullish(),
});
