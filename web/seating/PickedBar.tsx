import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import type { DropTarget } from './drag.ts';
import { type PlanView, whereIs } from './planView.ts';
import { panelAtom, pickedAtom } from './state.ts';
import styles from './Workspace.module.css';

type PickedBarProps = {
  attendeeId: string;
  view: PlanView;
  onPlace: (attendeeId: string, target: DropTarget) => void;
};

/** Somebody was picked: choose a seat next, or "Move to…". Escape lets go of them. */
export const PickedBar = ({ attendeeId, view, onPlace }: PickedBarProps) => {
  const setPicked = useSetAtom(pickedAtom);
  const setPanel = useSetAtom(panelAtom);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPicked(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [setPicked]);

  const person = view.people.get(attendeeId);
  if (!person) return null;
  const where = whereIs(view, attendeeId);
  const moveTo = (target: DropTarget) => onPlace(attendeeId, target);
  return (
    <section className={styles.picked} aria-label={`${person.name} is picked`}>
      <p className={styles.pickedWords}>
        <strong>{person.name}</strong> <span>{where}. Choose a seat, or</span>
      </p>
      <Menu trigger={<Button variant="primary">Move to…</Button>} align="end">
        <MenuItem disabled={where === 'pool'} onSelect={() => moveTo({ kind: 'pool' })}>
          Pool
        </MenuItem>
        <MenuItem
          icon="hold"
          disabled={where === 'holding area'}
          onSelect={() => moveTo({ kind: 'holding' })}
        >
          Holding Area
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>First free seat at</MenuLabel>
        {view.tables.map(({ table, seats }) => {
          const free = seats.filter(({ attendeeId: sitter }) => !sitter);
          const [first] = free;
          return (
            <MenuItem
              key={table.id}
              disabled={!first}
              onSelect={() => first && moveTo({ kind: 'seat', seatId: first.id })}
            >
              {table.name} ({free.length} free)
            </MenuItem>
          );
        })}
      </Menu>
      <Button className={styles.toFloor} onClick={() => setPanel('floor')}>
        Show tables
      </Button>
      <IconButton icon="close" label="Let go" onClick={() => setPicked(null)} />
    </section>
  );
};
