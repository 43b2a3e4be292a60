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

/** Whether tables keep off an object of which nobody has said so. A point has nothing to keep off. */
export const isSolidByDefault = (kind: FloorObjectKind, shape: FloorShape): boolean =>
  shape.type !== 'point' && solidKinds.has(kind);

/** The characters that its name may have. The name of a text is what it says. */
export const longestName = (kind: FloorObjectKind): number =>
  kind === 'text' ? limits.floorText : limits.floorObjectName;
