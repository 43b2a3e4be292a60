import { useAtomValue } from 'jotai';
import { RoleIcon } from '../chart/RoleMark.tsx';
import { t } from '../texts/en/seating.ftl';
import { pairDropped } from './pairDropped.ts';
import type { PlanView } from './planView.ts';
import { dragAtom } from './state.ts';
import styles from './Workspace.module.css';

/** In pixels: the ghost's distance from the pointer, and the space that it needs below. */
const beside = 12;
const roomBelow = 72;

/**
 * The ghost's place: below the pointer, or above it at the bottom of the screen, and never beyond the right
 * edge.
 */
const placeBy = ({ x, y }: { x: number; y: number }): string => {
  const isLow = y > window.innerHeight - roomBelow;
  const across = `min(${x + beside}px, calc(100vw - 100% - ${beside}px))`;
  return `translate(${across}, ${isLow ? `calc(${y - beside}px - 100%)` : `${y + beside}px`})`;
};

/** The ghost at the pointer while people are dragged: a name, and the number of people dragged along. */
export const DragGhost = ({ view }: { view: PlanView }) => {
  const drag = useAtomValue(dragAtom);
  const person = drag.state === 'dragging' ? view.people.get(drag.attendeeId) : undefined;
  if (drag.state !== 'dragging' || !person) return null;
  const count = drag.attendeeIds.length;
  const pair = drag.over && pairDropped(view, drag.attendeeIds, drag.over);
  const onto = view.people.get(pair?.at(-1) ?? '');
  return (
    <div className={styles.ghost} style={{ transform: placeBy(drag.at) }} aria-hidden="true">
      <RoleIcon role={person.attendeeRole} />
      <span className={styles.ghostName}>{person.name}</span>
      {count > 1 && <span className={styles.ghostCount}>{t('people', { count })}</span>}
      {onto && (
        <span className={styles.ghostName}>{t('together-or-apart', { name: onto.name })}</span>
      )}
    </div>
  );
};
