import { useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { PlanView } from '../planView.ts';
import { overKindAtom, poolFilterAtom } from '../state.ts';
import styles from './People.module.css';
import { PersonList } from './PersonList.tsx';
import { PoolEmpty } from './PoolEmpty.tsx';
import { PoolHeader } from './PoolHeader.tsx';
import { matching, ofRole, roleCounts } from './search.ts';
import { sorted } from './sort.ts';
import { type Selecting, useSelection } from './useSelection.ts';

type SelectionBarProps = { shown: readonly string[]; selecting: Selecting };

/** The size of the selection, with buttons to select everybody shown and to clear it. */
const SelectionBar = ({ shown, selecting: { selection, all, clear } }: SelectionBarProps) => (
  <fieldset className={styles.selection} aria-label={t('selection')}>
    <span className={styles.selected}>{t('selected', { count: selection.size })}</span>
    <Button
      size="sm"
      variant="quiet"
      disabled={shown.every((id) => selection.has(id))}
      onClick={all}
    >
      {t('select-all', { count: shown.length })}
    </Button>
    <Button size="sm" variant="quiet" disabled={selection.size === 0} onClick={clear}>
      {t('clear')}
    </Button>
  </fieldset>
);

const titleId = 'pool-title';

type PoolPanelProps = {
  view: Pick<PlanView, 'pool' | 'declined' | 'holding' | 'people'>;
  readOnly: boolean;
};

/** The people without a seat, or those who declined, with search, order, picking and selection. */
export const PoolPanel = ({ view, readOnly }: PoolPanelProps) => {
  const { people, declined } = view;
  const ofDeclined = useAtomValue(poolFilterAtom).ofDeclined && declined.length > 0;
  const pool = ofDeclined ? declined : view.pool;
  const [isChoosing, setChoosing] = useState(false);
  const isOver = useAtomValue(overKindAtom) === 'pool';
  const { shown, ids, counts, question } = useShown(pool, people);
  const selecting = useSelection(pool, ids);
  return (
    <section
      data-drop="pool"
      aria-labelledby={titleId}
      className={classes(styles.panel, styles.pool, isOver && styles.over)}
    >
      <PoolHeader
        titleId={titleId}
        shown={shown.length}
        counts={counts}
        pool={pool.length}
        standing={{ waiting: view.pool.length, declined: declined.length, ofDeclined }}
        isChoosing={isChoosing}
        onChoosing={readOnly ? undefined : setChoosing}
      />
      {!readOnly && (isChoosing || selecting.selection.size > 0) && (
        <SelectionBar shown={ids} selecting={selecting} />
      )}
      {shown.length === 0 && <PoolEmpty view={view} pool={pool.length} readOnly={readOnly} />}
      {shown.length > 0 && (
        <PersonList
          people={shown}
          ids={ids}
          labelledBy={titleId}
          question={question}
          readOnly={readOnly}
          isChoosing={isChoosing}
          selecting={selecting}
        />
      )}
    </section>
  );
};

/** The people who match the search and the role, in the chosen order. */
const useShown = (pool: PlanView['pool'], people: PlanView['people']) => {
  const [{ typed: typedNow, role, sort }] = useAtom(poolFilterAtom);
  const typed = useDeferredValue(typedNow);
  const added = useMemo(
    () => (sort === 'added' ? new Map([...people.keys()].map((id, n) => [id, n])) : new Map()),
    [people, sort],
  );
  const inOrder = useMemo(() => sorted(pool, sort, added), [pool, sort, added]);
  const found = useMemo(() => matching(inOrder, typed), [inOrder, typed]);
  const shown = useMemo(() => ofRole(found, role), [found, role]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const counts = useMemo(() => roleCounts(found), [found]);
  return { shown, ids, counts, question: JSON.stringify([typed, role, sort]) };
};
