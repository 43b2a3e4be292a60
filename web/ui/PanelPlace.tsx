import type { ReactNode } from 'react';
import styles from './PanelPlace.module.css';

/** Reserves space for a `SidePanel` beside the chart. Empty while the panel's code loads. */
export const PanelPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.place} data-takes-room>
    {children}
  </div>
);
