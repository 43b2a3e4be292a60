import { FloorObjects } from './FloorObjects.tsx';
import type { DrawnObject } from './shapes.ts';

const nothing = () => undefined;
const never = () => Promise.resolve(false);

/** Objects of a plan that is only looked at. */
export const StandingObjects = ({ objects }: { objects: readonly DrawnObject[] }) => (
  <FloorObjects objects={objects} selectedId={null} readOnly onSelect={nothing} onMoved={never} />
);
