import { useDeferredValue, useMemo, useState } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import styles from './FindYourSeat.module.css';
import { findNames, type Seated } from './seats.ts';

const shownAtMost = 8;

type FindYourSeatProps = {
  seated: readonly Seated[];
  /** The seat that is shown on the chart. */
  chosen: string | undefined;
  onChoose: (seatId: string | undefined) => void;
};

const summaryOf = (typed: string, found: number): string => {
  if (typed.trim() === '') return '';
  if (found === 0) return 'Nobody by that name has a seat here.';
  if (found > shownAtMost) return `${found} names match: type some more.`;
  return found === 1 ? '1 name found.' : `${found} names found.`;
};

/** A guest types a name and sees where that person sits. The only match is shown at once. */
export const FindYourSeat = ({ seated, chosen, onChoose }: FindYourSeatProps) => {
  const [typed, setTyped] = useState('');
  const settled = useDeferredValue(typed);
  const found = useMemo(() => findNames(seated, settled), [seated, settled]);
  const search = (text: string) => {
    setTyped(text);
    const matches = findNames(seated, text);
    onChoose(matches.length === 1 ? matches[0]?.seatId : undefined);
  };
  return (
    <search className={styles.find}>
      <SearchField label="Find a name" value={typed} onChange={search} className={styles.field} />
      <p className={styles.summary} role="status">
        {summaryOf(settled, found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.results}>
          {found.slice(0, shownAtMost).map(({ seatId, name, tableName, position }) => (
            <li key={seatId}>
              <button
                type="button"
                aria-pressed={seatId === chosen}
                className={classes(styles.result, seatId === chosen && styles.chosen)}
                onClick={() => onChoose(seatId)}
              >
                <Icon name="chair" size={16} />
                <span className={styles.name}>{name}</span>
                <span className={styles.place}>
                  {tableName}, seat {position}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
