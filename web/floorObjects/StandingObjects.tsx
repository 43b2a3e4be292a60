import type { TableOnFloor } from '../chart/types.ts';
import { FloorObjects } from './FloorObjects.tsx';
import { type DrawnObject, hasExtent, isPoint } from './shapes.ts';

const nothing = () => undefined;
const never = () => Promise.resolve(false);
const fixed = { selectedId: null, readOnly: true, onSelect: nothing, onMoved: never };

type StandingObjectsProps = {
  objects: readonly DrawnObject[];
  tables: readonly TableOnFloor[];
};

/** The points of a read-only plan, over its tables. */
export const StandingObjects = ({ objects, tables }: StandingObjectsProps) => (
  <FloorObjects
    {...fixed}
    objects={objects.filter(isPoint)}
    tables={tables}
    extents={objects.filter(hasExtent)}
  />
);

/** The objects with an extent of a read-only plan, beneath its tables. */
export const StandingExtents = ({ objects }: { objects: readonly DrawnObject[] }) => (
  <FloorObjects {...fixed} objects={objects.filter(hasExtent)} />
);
