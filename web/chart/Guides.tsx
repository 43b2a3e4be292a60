import { useSyncExternalStore } from 'react';
import styles from './Floor.module.css';
import type { MovingTables } from './movingTables.ts';

/** The alignment guides of a dragged table. */
export const Guides = ({ moving }: { moving: MovingTables }) => {
  const guides = useSyncExternalStore(moving.subscribe, moving.guides);
  return guides.map(({ axis, at, from, to }) => (
    <line
      key={axis}
      data-guide={axis}
      className={styles.guide}
      {...(axis === 'x'
        ? { x1: at, x2: at, y1: from, y2: to }
        : { x1: from, x2: to, y1: at, y2: at })}
    />
  ));
};
