import type { ReactNode } from 'react';
import styles from './PanelPlace.module.css';

/**
 * Reserves the place of a `SidePanel` beside the chart, which gives way to it. Empty while its code loads.
 */
export const PanelPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.place} data-takes-room>
    {children}
  </div>
);
