import { useAtom, useSetAtom } from 'jotai';
import { flushSync } from 'react-dom';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { findTypedAtom, focusFind } from '../find/found.ts';
import type { PlanView } from '../planView.ts';
import { poolFilterAtom } from '../state.ts';
import styles from './People.module.css';

type PoolEmptyProps = {
  view: Pick<PlanView, 'people' | 'holding' | 'declined'>;
  /** The number of people in the pool, all of whom the filter hides. */
  pool: number;
  readOnly: boolean;
};

/** Explains why the list is empty, and what to do about it. */
export const PoolEmpty = ({ view, pool, readOnly }: PoolEmptyProps) => {
  const [{ typed }, setFilter] = useAtom(poolFilterAtom);
  const query = typed.trim();
  if (view.people.size === 0)
    return <p className={styles.quiet}>{t(readOnly ? 'no-guests' : 'no-people')}</p>;
  if (query === '' && pool === 0) return <p className={styles.quiet}>{standing(view)}</p>;
  return (
    <div className={styles.quiet}>
      <p>{query === '' ? t('no-match') : t('not-in-pool', { typed: query })}</p>
      {query !== '' && <FindEverywhere typed={query} />}
      {pool > 0 && (
        <Button
          size="sm"
          onClick={() => setFilter((before) => ({ ...before, typed: '', role: 'all' }))}
        >
          {t('clear-filter')}
        </Button>
      )}
    </div>
  );
};

const standing = ({ holding, declined }: PoolEmptyProps['view']): string =>
  holding.length + declined.length === 0
    ? t('all-placed')
    : t('nobody-waits', { held: holding.length, declined: declined.length });

/** Continues the search in Find with the typed text. */
const FindEverywhere = ({ typed }: { typed: string }) => {
  const setTyped = useSetAtom(findTypedAtom);
  const go = () => {
    // Renders first, so that the field contains the text when it gets selected.
    flushSync(() => setTyped(typed));
    focusFind();
  };
  return (
    <Button size="sm" icon="search" onClick={go}>
      {t('find-everywhere', { typed })}
    </Button>
  );
};
