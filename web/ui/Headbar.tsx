import type { ReactNode } from 'react';
import styles from './Headbar.module.css';
import { Skeleton } from './Skeleton.tsx';

type HeadbarProps = {
  /** A BackLink, where the screen has a way up. */
  back?: ReactNode;
  title: ReactNode;
  /** Short facts below the title, each an element of its own. */
  facts?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
};

/** Stands above a plan's chart, whether of now, of a moment or of a comparison. */
export const Headbar = ({ back, title, facts, children }: HeadbarProps) => (
  <header className={styles.bar}>
    <div className={styles.titles}>
      {back}
      <h1 className={styles.title}>{title}</h1>
      {facts && <div className={styles.facts}>{facts}</div>}
    </div>
    {children}
  </header>
);

/** Buttons of a headbar. On a phone they are one row that scrolls. */
export const HeadbarTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

/** A headbar that is being loaded. `tools` is the width of its buttons. */
export const HeadbarSkeleton = ({ tools }: { tools?: string }) => (
  <div className={styles.bar}>
    <div className={styles.titles}>
      <Skeleton width="16rem" height="1.75rem" />
      <Skeleton width="11rem" height="1rem" />
    </div>
    {tools && <Skeleton width={tools} height="2.25rem" />}
  </div>
);
