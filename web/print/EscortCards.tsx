import { useMemo } from 'react';
import { printableArea } from '../../schema/sheets/papers.ts';
import { t } from '../texts/en/print.ftl';
import { listText } from '../texts/formats.ts';
import { Select } from '../ui/Select.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { CardPages } from './CardPages.tsx';
import { CardsPerPage } from './CardsPerPage.tsx';
import { cardArea, fittingSize, smallCardCount, smallCards } from './cards.ts';
import styles from './EscortCards.module.css';
import { escortCardsOf } from './escortCards.ts';
import { Printing } from './Printing.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { usePrintOptions } from './usePrintOptions.ts';
import { Words } from './Words.tsx';

/** Cards for the entrance that lead each person, or each party, to their table. */
export const EscortCards = ({ event, view, title }: SheetsProps) => {
  const [{ paper, perPage, each }, change] = usePrintOptions();
  const count = smallCardCount(perPage);
  const grid = smallCards[count];
  const cards = useMemo(() => escortCardsOf(view, each), [view, each]);
  const { width, height } = cardArea(printableArea(paper, 'portrait'), grid);
  const namesArea = { width: width - 14, height: height * 0.55 };
  const tableArea = { width: width - 14, height: height * 0.2 };
  const options = (
    <>
      <CardsPerPage counts={['4', '8']} value={count} onChange={change} />
      <Select
        label={t('each-card')}
        value={each}
        onChange={(next) => change({ each: next })}
        options={[
          { value: 'party', label: t('each-party') },
          { value: 'person', label: t('each-person') },
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
      options={options}
    >
      {cards.length === 0 ? (
        <EmptyState icon="chair" title={t('nobody-seated')}>
          {t('nobody-seated-escort')}
        </EmptyState>
      ) : (
        <CardPages
          items={cards}
          grid={grid}
          paper={paper}
          turned="portrait"
          card={(card) => {
            const text = listText(card.names);
            return {
              key: card.key,
              content: (
                <div className={styles.card}>
                  <p
                    className={styles.names}
                    style={{ fontSize: `${fittingSize(text, namesArea, 9)}mm` }}
                  >
                    <Words text={text} />
                  </p>
                  <p
                    className={styles.table}
                    style={{ fontSize: `${fittingSize(card.table, tableArea, 6)}mm` }}
                  >
                    <Words text={card.table} />
                  </p>
                </div>
              ),
            };
          }}
        />
      )}
    </Printing>
  );
};
