import { FloorObjects } from './FloorObjects.tsx';
import { type DrawnObject, hasExtent, isPoint } from './shapes.ts';

const nothing = () => undefined;
const never = () => Promise.resolve(false);
const fixed = { selectedId: null, readOnly: true, onSelect: nothing, onMoved: never };

/** Points of a plan that is only looked at, over its tables. */
export const StandingObjects = ({ objects }: { objects: readonly DrawnObject[] }) => (
  <FloorObjects {...fixed} objects={objects.filter(isPoint)} />
);

/** Objects with an extent of a plan that is only looked at, beneath its tables. */
export const StandingExtents = ({ objects }: { objects: readonly DrawnObject[] }) => (
  <FloorObjects {...fixed} objects={objects.filter(hasExtent)} />
);
