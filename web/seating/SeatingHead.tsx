import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts/en/seating.ftl';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './SeatingHead.module.css';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';

type SeatingHeadProps = {
  plan: Plan;
  /**
   * Short facts beside the name, one element each. A link comes first, because the first fact is never left
   * out.
   */
  facts: ReactNode;
  /** The other members who have the event open. */
  present: ReactNode;
  /** The chosen view of the room. */
  room: ReactNode;
  /** On lines of their own: below the tools, on a phone below the name. */
  notices: ReactNode;
  children: ReactNode;
};

/**
 * The header above the chart, in two lines: the event and its view, then the tools. On a phone the tools are
 * a bar at the bottom.
 */
export const SeatingHead = ({
  plan,
  facts,
  present,
  room,
  notices,
  children,
}: SeatingHeadProps) => (
  <header className={styles.head}>
    <div className={styles.titles}>
      <h1 className={styles.title}>
        <Link
          to={`/events/${plan.event.draftOf ?? plan.id}`}
          title={t('to-event', { name: slots.titleOf(plan) })}
        >
          {slots.titleOf(plan)}
        </Link>
      </h1>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.present}>{present}</div>
    </div>
    {room}
    <span className={styles.break} />
    {children}
    <div className={styles.notices}>{notices}</div>
  </header>
);

export const SeatingHeadSkeleton = () => (
  <div className={styles.head}>
    <div className={styles.titles}>
      <Skeleton width="16rem" height="1.75rem" />
    </div>
    <span className={styles.break} />
    <Skeleton width="min(75rem, 100%)" height="2.125rem" />
  </div>
);
