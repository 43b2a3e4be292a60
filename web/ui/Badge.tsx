import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger';

export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone;
  children: ReactNode;
}) => <span className={classes(styles.badge, styles[tone])}>{children}</span>;
