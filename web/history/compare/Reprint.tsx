import { optionalPages } from '../../app/optionalPages.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './Compare.module.css';
import type { Comparison } from './comparison.ts';

type ReprintProps = { eventId: string; comparison: Comparison };

/** The number of new cards, with links to print only those. */
export const Reprint = ({ eventId, comparison }: ReprintProps) => {
  const { from, to, placeCards, tableCards } = comparison;
  // Printing always uses the live plan.
  const isNow = to.kind === 'now';
  const link = (sheet: string) =>
    `/print/${sheet}?${new URLSearchParams({ event: eventId, since: from.reference })}`;
  const kinds = [
    {
      sheet: 'place-cards',
      count: placeCards.length,
      ids: 'place-cards-count',
      name: 'print-place-cards',
    },
    {
      sheet: 'table-cards',
      count: tableCards.length,
      ids: 'table-cards-count',
      name: 'print-table-cards',
    },
  ] as const;
  return (
    <div className={styles.reprint}>
      {kinds.map(({ sheet, count, ids, name }) => (
        <div key={sheet} className={styles.cards}>
          <p>{t(ids, { count })}</p>
          {isNow && count > 0 && optionalPages.print && (
            <ButtonLink to={link(sheet)} aria-label={t(name)} size="sm" icon="print">
              {t('print-these')}
            </ButtonLink>
          )}
        </div>
      ))}
      {!isNow && <p className={styles.note}>{t('printing-is-of-now')}</p>}
    </div>
  );
};
