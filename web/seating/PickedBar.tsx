import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import type { DropTarget } from './drag.ts';
import { type PlanView, whereIs } from './planView.ts';
import { panelAtom } from './state.ts';
import { shownPerson } from './useFocusOnMoved.ts';
import { usePick } from './usePick.ts';
import styles from './Workspace.module.css';

type PickedBarProps = {
  attendeeId: string;
  view: PlanView;
  onPlace: (attendeeId: string, target: DropTarget) => void;
};

/** Somebody was picked: choose a seat next, or "Move to…". Escape lets go of them. */
export const PickedBar = ({ attendeeId, view, onPlace }: PickedBarProps) => {
  const person = view.people.get(attendeeId);
  const ref = useRef<HTMLElement>(null);
  const pick = usePick();
  const setPanel = useSetAtom(panelAtom);
  const letGo = () => {
    if (ref.current?.contains(document.activeElement)) shownPerson(attendeeId)?.focus();
    if (person) pick(person);
  };
  const onEscape = useEffectEvent(letGo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Where it closed a menu or a dialog, it has done its work.
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (!person) return null;
  const where = whereIs(view, attendeeId);
  const moveTo = (target: DropTarget) => onPlace(attendeeId, target);
  return (
    <section ref={ref} className={styles.picked} aria-label={`${person.name} is picked`}>
      <p className={styles.pickedWords}>
        <strong>{person.name}</strong> <span>({where}). Choose a seat, or</span>
      </p>
      <Menu trigger={<Button variant="primary">Move to…</Button>} align="end">
        <MenuItem
          icon="users"
          disabled={where === 'pool'}
          onSelect={() => moveTo({ kind: 'pool' })}
        >
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
      <IconButton icon="close" label="Let go" onClick={letGo} />
    </section>
  );
};
