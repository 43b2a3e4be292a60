import { nameIn, type PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import styles from './Proposal.module.css';
import { type Move, tablesChanged } from './preview.ts';

type TablesChangedProps = { view: PlanView; moves: readonly Move[] };

const mostNamed = 6;

/** For each table that changes, the people who join and leave it. */
export const TablesChanged = ({ view, moves }: TablesChangedProps) => {
  const tables = tablesChanged(view, moves);
  const who = (ids: readonly string[]) => {
    const names = ids.map((id) => nameIn(view, id));
    return listText(withOthers(names, mostNamed, (count) => t('others', { count })));
  };
  if (tables.length === 0) return null;
  return (
    <section className={styles.section}>
      <details>
        <summary>
          <h3>{t('tables-that-change', { count: tables.length })}</h3>
        </summary>
        <dl className={styles.changedTables}>
          {tables.map(({ tableId, arriving, leaving }) => (
            <div key={tableId}>
              <dt>{view.tableById.get(tableId)?.table.name}</dt>
              {arriving.length > 0 && <dd>{t('comes', { who: who(arriving) })}</dd>}
              {leaving.length > 0 && <dd>{t('goes', { who: who(leaving) })}</dd>}
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
