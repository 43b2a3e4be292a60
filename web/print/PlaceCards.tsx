import { useMemo } from 'react';
import { t } from '../texts/en/print.ftl';
import { compareNames } from '../texts/formats.ts';
import { Select } from '../ui/Select.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { CardPages } from './CardPages.tsx';
import { cardArea, fittingSize, type Grid } from './cards.ts';
import styles from './PlaceCards.module.css';
import { Printing } from './Printing.tsx';
import { printableArea } from './papers.ts';
import type { SheetsProps } from './printedEvent.ts';
import { type Guest, guestsByName } from './seatedPeople.ts';
import { usePrintOptions } from './usePrintOptions.ts';
import { Words } from './Words.tsx';

const grids: Record<'4' | '8', Grid> = { 4: { across: 2, down: 2 }, 8: { across: 2, down: 4 } };

const byTable = (a: Guest, b: Guest): number =>
  compareNames(a.table ?? '\uFFFF', b.table ?? '\uFFFF') ||
  (a.seat ?? 0) - (b.seat ?? 0) ||
  compareNames(a.person.name, b.person.name);

/** Cards to fold and stand at each place: the name on the front, the seat on the back. */
export const PlaceCards = ({ event, view, title, newCards }: SheetsProps) => {
  const [{ paper, perPage, order, who }, change] = usePrintOptions();
  const count = perPage === 4 ? '4' : '8';
  const grid = grids[count];
  const cards = useMemo(() => {
    const all = guestsByName(view).filter(({ person }) => newCards?.people.has(person.id) ?? true);
    const wanted = who === 'everybody' ? all : all.filter(({ table }) => table !== undefined);
    return order === 'name' ? wanted : [...wanted].sort(byTable);
  }, [view, newCards, who, order]);
  const { width, height } = cardArea(printableArea(paper, 'portrait'), grid);
  const nameArea = { width: width - 14, height: height / 2 - 16 };
  const options = (
    <>
      <Select
        label={t('cards-per-page')}
        value={count}
        onChange={(next) => change({ perPage: next })}
        options={(['4', '8'] as const).map((value) => ({
          value,
          label: t('per-page', { count: Number(value) }),
        }))}
      />
      <Select
        label={t('order')}
        value={order}
        onChange={(next) => change({ order: next })}
        options={[
          { value: 'table', label: t('by-table') },
          { value: 'name', label: t('by-name') },
        ]}
      />
      <Select
        label={t('who')}
        value={who}
        onChange={(next) => change({ who: next })}
        options={[
          { value: 'seated', label: t('only-seated') },
          { value: 'everybody', label: t('everybody') },
        ]}
      />
    </>
  );
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned="portrait"
      isEmpty={cards.length === 0}
      paper={paper}
      onPaper={(next) => change({ paper: next })}
      options={options}
      newCount={newCards && cards.length}
    >
      {cards.length === 0 ? (
        <EmptyState icon="chair" title={t(newCards ? 'no-new-cards' : 'nobody-seated')}>
          {t(newCards ? 'no-new-cards-text' : 'nobody-seated-text')}
        </EmptyState>
      ) : (
        <CardPages
          items={cards}
          grid={grid}
          paper={paper}
          turned="portrait"
          isFolded
          card={(guest) => ({
            key: guest.person.id,
            content: (
              <PlaceCard guest={guest} size={fittingSize(guest.person.name, nameArea, 11)} />
            ),
          })}
        />
      )}
    </Printing>
  );
};

/** The back is printed above the fold, upside down, so that it is upright when the card stands. */
const PlaceCard = ({ guest: { person, table, seat }, size }: { guest: Guest; size: number }) => (
  <>
    <p className={styles.back}>
      {table !== undefined && t('at-table', { table, seat: String(seat) })}
    </p>
    <div className={styles.front}>
      <p className={styles.name} style={{ fontSize: `${size}mm` }}>
        <Words text={person.name} />
      </p>
      {person.company && <p className={styles.company}>{person.company}</p>}
    </div>
  </>
);
