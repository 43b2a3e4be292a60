import type { FloorShape } from '../entities/floorObject.ts';
import { limits } from '../limits.ts';
import type { FloorObjectKind } from '../vocabulary.ts';

const solidKinds: ReadonlySet<FloorObjectKind> = new Set([
  'stage',
  'wall',
  'pillar',
  'bar',
  'buffet',
]);

/** Whether tables avoid an object by default. A point has no area to avoid. */
export const isSolidByDefault = (kind: FloorObjectKind, shape: FloorShape): boolean =>
  shape.type !== 'point' && solidKinds.has(kind);

/** The most characters of an object's name. The name of a text object is its text. */
export const longestName = (kind: FloorObjectKind): number =>
  kind === 'text' ? limits.floorText : limits.floorObjectName;
