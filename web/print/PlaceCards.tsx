import { useMemo } from 'react';
import { printableArea } from '../../schema/sheets/papers.ts';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { t } from '../texts/en/print.ftl';
import { compareNames } from '../texts/formats.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CardPages } from './CardPages.tsx';
import { CardsPerPage } from './CardsPerPage.tsx';
import { cardArea, fittingSize, smallCardCount, smallCards } from './cards.ts';
import { DietMark } from './DietMark.tsx';
import { useGuestNeeds } from './guestNeeds.ts';
import { IssuableContext } from './issuedSheets/issuable.ts';
import { useAlsoHolding, useHeld } from './issuedSheets/useHeld.ts';
import styles from './PlaceCards.module.css';
import { Printing } from './Printing.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { type Guest, guestsByName } from './seatedPeople.ts';
import { usePrintOptions } from './usePrintOptions.ts';
import { Words } from './Words.tsx';

const byTable = (a: Guest, b: Guest): number =>
  compareNames(a.table ?? '\uFFFF', b.table ?? '\uFFFF') ||
  (a.seat ?? 0) - (b.seat ?? 0) ||
  compareNames(a.person.name, b.person.name);

/** Cards to fold and stand at each place: the name on the front, the seat on the back. */
export const PlaceCards = ({ event, view, title, newCards }: SheetsProps) => {
  const [{ paper, perPage, order, who, hasDiets }, change] = usePrintOptions();
  const count = smallCardCount(perPage);
  const grid = smallCards[count];
  const mayMark = useDetailsShown();
  const [marks, hold] = useHeld(useGuestNeeds(event.id, hasDiets && mayMark));
  const isWaiting = marks.status === 'loading' || marks.status === 'failed';
  const cards = useMemo(() => {
    const all = guestsByName(view).filter(({ person }) => newCards?.people.has(person.id) ?? true);
    const wanted = who === 'everybody' ? all : all.filter(({ table }) => table !== undefined);
    return order === 'name' ? wanted : [...wanted].sort(byTable);
  }, [view, newCards, who, order]);
  const { width, height } = cardArea(printableArea(paper, 'portrait'), grid);
  const nameArea = { width: width - 14, height: height / 2 - 16 };
  const options = (
    <>
      <CardsPerPage counts={['4', '8']} value={count} onChange={change} />
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
      {mayMark && (
        <Switch
          label={t('diet-marks')}
          hint={t('diet-marks-hint')}
          value={hasDiets}
          onChange={(next) => change({ hasDiets: String(next) })}
        />
      )}
    </>
  );
  return (
    <IssuableContext value={useAlsoHolding(hold)}>
      <Printing
        eventId={event.id}
        title={title}
        turned="portrait"
        isEmpty={cards.length === 0 || isWaiting}
        options={options}
        newCount={newCards && cards.length}
      >
        {cards.length === 0 ? (
          <EmptyState icon="chair" title={t(newCards ? 'no-new-cards' : 'nobody-seated')}>
            {t(newCards ? 'no-new-cards-text' : 'nobody-seated-text')}
          </EmptyState>
        ) : marks.status === 'loading' ? (
          <Skeleton height="60vh" />
        ) : marks.status === 'failed' ? (
          <LoadError title={t('diets-not-loaded')} error={marks.error} onRetry={marks.retry} />
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
            back={
              marks.status === 'ready'
                ? (guest) => (
                    <DietMark
                      guest={guest}
                      needs={marks.needs.get(guest.person.id)}
                      area={nameArea}
                    />
                  )
                : undefined
            }
          />
        )}
      </Printing>
    </IssuableContext>
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
