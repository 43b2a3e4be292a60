import { useAtomValue } from 'jotai';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Attendee } from '../seatingPlan.ts';
import { draggedIdAtom, overKindAtom, pickedAtom } from '../state.ts';
import { usePick } from '../usePick.ts';
import { HeldPerson } from './HeldPerson.tsx';
import styles from './People.module.css';
import { PersonButton } from './PersonButton.tsx';

type HoldingPanelProps = {
  holding: readonly Attendee[];
  readOnly: boolean;
  onMoveToPool: (attendeeIds: readonly string[]) => void;
};

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
            {t('holding')}
          </h2>
          <span className={styles.count}>{t('count', { count: holding.length })}</span>
          {!readOnly && holding.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onMoveToPool(holding.map(({ id }) => id))}
            >
              {t('move-all-to-pool')}
            </Button>
          )}
        </div>
      </header>
      {holding.length === 0 && (
        <p className={styles.quiet}>{t(readOnly ? 'nobody-held' : 'drop-here')}</p>
      )}
      <ul className={styles.heldList} aria-labelledby="holding-title">
        {holding.map((attendee) => (
          <HeldPerson
            key={attendee.id}
            attendee={attendee}
            readOnly={readOnly}
            onMoveToPool={() => onMoveToPool([attendee.id])}
          >
            <PersonButton
              attendee={attendee}
              isPicked={picked === attendee.id}
              isDragged={draggedId === attendee.id}
              readOnly={readOnly}
              onClick={() => pick(attendee)}
            />
          </HeldPerson>
        ))}
      </ul>
    </section>
  );
};
