import { useAtomValue } from 'jotai';
import { RoleIcon } from '../chart/RoleMark.tsx';
import type { PlanView } from './planView.ts';
import { dragAtom } from './state.ts';
import styles from './Workspace.module.css';

/** The person under the pointer, while they are dragged. */
export const DragGhost = ({ view }: { view: PlanView }) => {
  const drag = useAtomValue(dragAtom);
  const person = drag.state === 'dragging' ? view.people.get(drag.attendeeId) : undefined;
  if (drag.state !== 'dragging' || !person) return null;
  const { x, y } = drag.at;
  return (
    <div
      className={styles.ghost}
      style={{ transform: `translate(${x + 12}px, ${y + 12}px)` }}
      aria-hidden="true"
    >
      <RoleIcon role={person.attendeeRole} />
      {person.name}
    </div>
  );
};
