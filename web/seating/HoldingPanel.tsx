import { useAtomValue } from 'jotai';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import type { Attendee } from './seatingPlan.ts';
import { draggedIdAtom, overKindAtom, pickedAtom } from './state.ts';
import { usePick } from './usePick.ts';

type HoldingPanelProps = {
  holding: readonly Attendee[];
  readOnly: boolean;
  onMoveToPool: (attendeeId: string) => void;
};

/** Who is parked, because it is uncertain whether or where they sit. */
export const HoldingPanel = ({ holding, readOnly, onMoveToPool }: HoldingPanelProps) => {
  const picked = useAtomValue(pickedAtom);
  const pick = usePick();
  const draggedId = useAtomValue(draggedIdAtom);
  const isOver = useAtomValue(overKindAtom) === 'holding';
  return (
    <section
      data-drop="holding"
      aria-labelledby="holding-title"
      className={classes(styles.panel, styles.holding, isOver && styles.over)}
    >
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h2 id="holding-title" className={styles.title}>
            Holding Area
          </h2>
          <span className={styles.count}>{holding.length}</span>
        </div>
      </header>
      {holding.length === 0 && (
        <p className={styles.quiet}>
          {readOnly ? 'Nobody is held.' : 'Drop people here whose coming is uncertain.'}
        </p>
      )}
      <div className={styles.list}>
        {holding.map((attendee) => (
          <div key={attendee.id} className={styles.held}>
            <PersonRow
              attendee={attendee}
              note={attendee.holdReason}
              isPicked={picked === attendee.id}
              isDragged={draggedId === attendee.id}
              readOnly={readOnly}
              onPick={() => pick(attendee)}
            />
            {!readOnly && (
              <Button size="sm" variant="quiet" onClick={() => onMoveToPool(attendee.id)}>
                Move to Pool
              </Button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
};
