import { useDeferredValue, useMemo, useState } from 'react';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { toggled } from '../../ui/toggled.ts';
import type { DropTarget } from '../drag.ts';
import { matching } from '../people/search.ts';
import { freeSeatsOf, type PlanView } from '../planView.ts';
import styles from './Placing.module.css';

const shownAtMost = 60;

type SeatPeopleDialogProps = {
  view: PlanView;
  tableId: string;
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onClose: () => void;
};

/** Seats several people from the pool at a table, up to its number of free seats. */
export const SeatPeopleDialog = (props: SeatPeopleDialogProps) => {
  const { view, tableId, onPlace, onClose } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const searched = useDeferredValue(typed);
  const found = useMemo(() => matching(view.pool, searched), [view.pool, searched]);
  const table = view.tableById.get(tableId);
  const free = table ? freeSeatsOf(table).length : 0;
  const shown = found.slice(0, shownAtMost);
  const more = found.length - shown.length;
  // Somebody else may have seated them meanwhile.
  const going = chosen.filter((id) => !view.seatOf.has(id) && view.people.has(id));

  const seat = () => {
    onClose();
    onPlace(going, { kind: 'table', tableId });
  };
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('seat-people-at', { table: table?.table.name ?? '' })}
      description={t('chosen-of-free', { count: going.length, free })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={going.length === 0 || free === 0} onClick={seat}>
            {t('seat-count', { count: Math.min(going.length, free) })}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <SearchField label={t('find-somebody')} value={typed} onChange={setTyped} />
        <ul className={styles.places} aria-label={t('unassigned')}>
          {shown.map(({ id, name, company, attendeeRole }) => (
            <li key={id}>
              <label className={styles.place}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  // Prevents choosing more people than fit, so that nobody is silently left out.
                  disabled={!chosen.includes(id) && going.length >= free}
                  onChange={() => setChosen(toggled(chosen, id))}
                />
                <RoleIcon role={attendeeRole} />
                <span className={styles.placeName}>{name}</span>
                <span className={styles.placeNote}>{company}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.more} role="status">
          {shown.length === 0 && t(view.pool.length === 0 ? 'nobody-waits' : 'nobody-found')}
          {more > 0 && t('more-places', { count: more })}
        </p>
      </div>
    </Dialog>
  );
};
