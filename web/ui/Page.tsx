import { type ReactNode, useEffect } from 'react';
import { classes } from './classes.ts';
import styles from './Page.module.css';
import shared from './shared.module.css';

type PageProps = {
  /** The title of the browser tab. */
  title: string;
  /** `full` uses the whole window, for charts. */
  width?: 'normal' | 'full';
  children: ReactNode;
};

/** The main content of a screen. */
export const Page = ({ title, width = 'normal', children }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Dinner Seating Planner`;
  }, [title]);
  return (
    <main id="content" tabIndex={-1} className={classes(styles.page, styles[width])}>
      {children}
    </main>
  );
};

type PageHeaderProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.titles}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
    </div>
    {actions && <div className={classes(shared.cluster, styles.actions)}>{actions}</div>}
  </header>
);
