import type { PlanView } from '../seating/planView.ts';
import { freeSeatsOf } from '../seating/planView.ts';
import { t } from '../texts/en/proposal.ftl';
import { listText } from '../texts/formats.ts';
import styles from './Proposal.module.css';

const mostNamed = 12;

/** Who would be without a seat, and why. */
export const WhoWaits = ({ after }: { after: PlanView }) => {
  const { pool } = after;
  if (pool.length === 0) return null;
  const names = pool.slice(0, mostNamed).map(({ name }) => name);
  const more = pool.length - names.length;
  const free = after.tables.reduce((sum, table) => sum + freeSeatsOf(table).length, 0);
  return (
    <section className={styles.section}>
      <h3>{t('who-waits', { count: pool.length })}</h3>
      <p>{listText(more > 0 ? [...names, t('others', { count: more })] : names)}</p>
      <p className={styles.soft}>
        {free === 0 ? t('waits-for-seats') : t('waits-for-rules', { count: free })}
      </p>
    </section>
  );
};
