import type { ReactNode } from 'react';
import styles from './Headbar.module.css';
import { Skeleton } from './Skeleton.tsx';

type HeadbarProps = {
  /** A BackLink. */
  back: ReactNode;
  title: ReactNode;
  /** Short facts below the title, one element each. */
  facts?: ReactNode;
  /** The screen's actions. */
  children?: ReactNode;
};

/** The bar above a plan's chart, also in time travel and comparison. */
export const Headbar = ({ back, title, facts, children }: HeadbarProps) => (
  <header className={styles.bar}>
    <div className={styles.titles}>
      {back}
      <h1 className={styles.title} {...(typeof title === 'string' && { title })}>
        {title}
      </h1>
      {facts && <div className={styles.facts}>{facts}</div>}
    </div>
    {children}
  </header>
);

/** The buttons of a headbar. On a phone they have rows of their own. */
export const HeadbarTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

export const HeadbarSkeleton = () => (
  <div className={styles.bar}>
    <div className={styles.titles}>
      <Skeleton width="16rem" height="1.75rem" />
      <Skeleton width="11rem" height="1rem" />
    </div>
  </div>
);
