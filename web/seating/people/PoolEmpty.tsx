import { useSetAtom } from 'jotai';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { poolFilterAtom } from '../state.ts';
import styles from './People.module.css';

type PoolEmptyProps = {
  pool: number;
  /** The number of people in the event. */
  total: number;
  readOnly: boolean;
};

/** Explains why the list is empty, and what to do about it. */
export const PoolEmpty = ({ pool, total, readOnly }: PoolEmptyProps) => {
  const setFilter = useSetAtom(poolFilterAtom);
  if (total === 0) return <p className={styles.quiet}>{t(readOnly ? 'no-guests' : 'no-people')}</p>;
  if (pool === 0) return <p className={styles.quiet}>{t('all-placed')}</p>;
  return (
    <div className={styles.quiet}>
      <p>{t('no-match')}</p>
      <Button
        size="sm"
        onClick={() => setFilter((before) => ({ ...before, typed: '', role: 'all' }))}
      >
        {t('clear-filter')}
      </Button>
    </div>
  );
};
