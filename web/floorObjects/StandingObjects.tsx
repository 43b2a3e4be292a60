import type { SeatingObjectFragment } from '../gql/graphql.ts';
import { FloorObjects } from './FloorObjects.tsx';

const nothing = () => undefined;
const never = () => Promise.resolve(false);

/** Objects of a plan that is only looked at. */
export const StandingObjects = ({ objects }: { objects: readonly SeatingObjectFragment[] }) => (
  <FloorObjects objects={objects} selectedId={null} readOnly onSelect={nothing} onMoved={never} />
);
