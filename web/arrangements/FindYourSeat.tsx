import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { t } from '../texts/en/arrangements.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import styles from './FindYourSeat.module.css';
import { findNames, type Seated } from './seats.ts';

const shownAtMost = 8;

type FindYourSeatProps = {
  seated: readonly Seated[];
  /** The seat highlighted on the chart. */
  chosen: string | undefined;
  onChoose: (seat: Seated | undefined) => void;
};

const summaryOf = (typed: string, found: readonly Seated[], chosen: Seated | undefined): string => {
  if (typed.trim() === '') return '';
  if (found.length === 0) return t('nobody-found');
  if (chosen) {
    const { name, tableName: table, position } = chosen;
    return t('sits-at', { name, table, position });
  }
  return t(found.length > shownAtMost ? 'too-many-found' : 'found', { count: found.length });
};

/** Scrolls the chart into view: on a phone it is below the search field. */
const showChart = () => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  document.getElementById('chart')?.scrollIntoView({ block: 'nearest', behavior });
};

/** Guests type a name to find that person's seat. A single match is shown at once. */
export const FindYourSeat = ({ seated, chosen, onChoose }: FindYourSeatProps) => {
  const [typed, setTyped] = useState('');
  const settled = useDeferredValue(typed);
  const found = useMemo(() => findNames(seated, settled), [seated, settled]);
  const here = found.find(({ seatId }) => seatId === chosen);
  // The person shown above is not repeated.
  const others = found.filter((one) => one !== here);
  const choose = (seat: Seated) => {
    onChoose(seat);
    showChart();
  };
  const search = (text: string) => {
    setTyped(text);
    const [only, ...others] = findNames(seated, text);
    if (only && others.length === 0) choose(only);
    else onChoose(undefined);
  };
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = findNames(seated, typed);
    if (first) choose(first);
  };
  return (
    <search className={styles.find}>
      <form onSubmit={chooseFirst}>
        <SearchField
          label={t('find')}
          value={typed}
          onChange={search}
          className={styles.field}
          enterKeyHint="search"
        />
      </form>
      <p className={classes(styles.summary, here && styles.answer)} role="status">
        {summaryOf(settled, found, here)}
      </p>
      {others.length > 0 && (
        <ul className={styles.results}>
          {others.slice(0, shownAtMost).map((seat) => (
            <li key={seat.seatId}>
              <button type="button" className={styles.result} onClick={() => choose(seat)}>
                <Icon name="chair" size={16} />
                <span className={styles.name}>{seat.name}</span>
                <span className={styles.place}>
                  {t('seat-at', { table: seat.tableName, position: seat.position })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
