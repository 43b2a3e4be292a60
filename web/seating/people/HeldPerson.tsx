import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { foundAtom, foundIdOf } from '../find/found.ts';
import { HoldReason } from '../onDemand.ts';
import type { Attendee } from '../seatingPlan.ts';
import { DetailsButton } from './DetailsButton.tsx';
import styles from './People.module.css';

type HeldPersonProps = {
  attendee: Attendee;
  readOnly: boolean;
  onMoveToPool: () => void;
  /** The person's button, which can be picked and dragged. */
  children: ReactNode;
};

export const HeldPerson = ({ attendee, readOnly, onMoveToPool, children }: HeldPersonProps) => {
  const { name, holdReason, heldSince } = attendee;
  const found = useAtomValue(foundAtom);
  const isFound = foundIdOf(found, 'person') === attendee.id;
  const row = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown at each search.
  useEffect(() => {
    if (isFound) row.current?.scrollIntoView({ block: 'nearest' });
  }, [found, isFound]);
  return (
    <li
      ref={row}
      className={classes(styles.held, isFound && styles.found)}
      data-person={attendee.id}
    >
      <div className={styles.heldWho}>
        {children}
        <DetailsButton attendee={attendee} />
      </div>
      <div className={styles.heldWhy}>
        {readOnly ? (
          <p className={styles.note}>{holdReason}</p>
        ) : (
          <div className={styles.reason}>
            <HoldReason attendee={attendee} />
          </div>
        )}
        {heldSince && (
          <span className={styles.since}>
            {t('since')} <RelativeTime iso={heldSince} />
          </span>
        )}
        {!readOnly && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('move-to-pool-named', { name })}
            onClick={onMoveToPool}
          >
            {t('move-to-pool')}
          </Button>
        )}
      </div>
    </li>
  );
};
