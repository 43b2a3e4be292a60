import { useVirtualizer } from '@tanstack/react-virtual';
import { useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { filtered, type RoleFilter } from './planView.ts';
import { RoleLegend } from './RoleLegend.tsx';
import type { Attendee } from './seatingPlan.ts';
import { draggedIdAtom, overKindAtom, pickedAtom, poolFilterAtom } from './state.ts';
import { usePick } from './usePick.ts';

const roleOptions: { value: RoleFilter; label: string }[] = [
  { value: 'all', label: 'All roles' },
  { value: 'employee', label: 'Employee' },
  { value: 'prospect', label: 'Prospect' },
  { value: 'opportunity', label: 'Customer' },
  { value: 'guest', label: 'Guest' },
];

const rowHeight = 52;

type PoolPanelProps = {
  pool: readonly Attendee[];
  /** How many people the event has at all. */
  total: number;
  readOnly: boolean;
};

/** Who has no seat yet, with search and role filter; drawn only as far as it is seen. */
export const PoolPanel = ({ pool, total, readOnly }: PoolPanelProps) => {
  const [filter, setFilter] = useAtom(poolFilterAtom);
  const picked = useAtomValue(pickedAtom);
  const pick = usePick();
  const draggedId = useAtomValue(draggedIdAtom);
  const typed = useDeferredValue(filter.typed);
  const shown = useMemo(() => filtered(pool, typed, filter.role), [pool, typed, filter.role]);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => shown[index]?.id ?? index,
  });
  const isOver = useAtomValue(overKindAtom) === 'pool';
  return (
    <section
      data-drop="pool"
      aria-labelledby="pool-title"
      className={classes(styles.panel, styles.pool, isOver && styles.over)}
    >
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h2 id="pool-title" className={styles.title}>
            Unassigned
          </h2>
          <span className={styles.count}>
            {shown.length === pool.length ? pool.length : `${shown.length} of ${pool.length}`}
          </span>
        </div>
        <SearchField
          label="Search people"
          value={filter.typed}
          onChange={(value) => setFilter({ ...filter, typed: value })}
        />
        <Select
          label="Role"
          hideLabel
          value={filter.role}
          options={roleOptions}
          onChange={(role) => setFilter({ ...filter, role })}
        />
        <RoleLegend />
      </header>
      {shown.length === 0 && <p className={styles.quiet}>{whyEmpty(pool.length, total)}</p>}
      <div ref={scroller} className={styles.list}>
        <ul className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const attendee = shown[index];
            if (!attendee) return null;
            return (
              <li
                key={key}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                className={styles.slot}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PersonRow
                  attendee={attendee}
                  isPicked={picked === attendee.id}
                  isDragged={draggedId === attendee.id}
                  readOnly={readOnly}
                  onPick={() => pick(attendee)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};

const whyEmpty = (pool: number, total: number): string => {
  if (total === 0) return 'Nobody is on the guest list yet. Import people, or add them one by one.';
  return pool === 0 ? 'Everybody has a place.' : 'Nobody matches. Try another word or role.';
};
