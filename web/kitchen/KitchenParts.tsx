import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';
import { EmptyState } from '../ui/StateMessage.tsx';
import type { Kitchen } from './documents.ts';
import styles from './Kitchen.module.css';
import { KitchenAllergies } from './KitchenAllergies.tsx';
import { ServedTables } from './ServedTables.tsx';
import { Totals } from './Totals.tsx';

/** Totals by course, allergies, and tables, for the screen and for paper. */
export const KitchenParts = ({ kitchen }: { kitchen: Kitchen }) => {
  const { before, seated, courses, diets, allergies, tables, tablesGone, unseated } = kitchen;
  const isOfChanges = before !== null;
  const hasTotals = courses.length + diets.length + (before?.diets.length ?? 0) > 0;
  return (
    <>
      {before && <p>{t('seated-before', { seated, before: before.seated })}</p>}
      {hasTotals && (
        <section aria-labelledby="kitchen-totals" className={styles.part}>
          <h3 id="kitchen-totals">{t('totals')}</h3>
          <Totals
            now={{ people: seated, courses, diets }}
            before={before && { people: before.seated, ...before }}
            title={t('totals')}
          />
        </section>
      )}
      {allergies.length > 0 && (
        <section aria-labelledby="kitchen-allergies" className={styles.part}>
          <h3 id="kitchen-allergies">{t(isOfChanges ? 'all-allergies' : 'allergies')}</h3>
          <KitchenAllergies allergies={allergies} title={t('allergies')} />
        </section>
      )}
      <section aria-labelledby="kitchen-tables" className={styles.part}>
        <h3 id="kitchen-tables">{t(isOfChanges ? 'changed-tables' : 'by-table')}</h3>
        {tablesGone.length > 0 && (
          <p>{t('tables-gone', { tables: listText(tablesGone.map(({ name }) => name)) })}</p>
        )}
        {tables.length > 0 ? (
          <ServedTables tables={tables} courses={courses} coursesBefore={before?.courses} />
        ) : (
          tablesGone.length === 0 && <NoTables isOfChanges={isOfChanges} />
        )}
      </section>
      {unseated.people > 0 && (
        <section aria-labelledby="kitchen-unseated" className={styles.part}>
          <h3 id="kitchen-unseated">{t('unseated', { count: unseated.people })}</h3>
          {hasTotals && <p className={styles.soft}>{t('unseated-text')}</p>}
          <Totals now={unseated} title={t('no-seat')} />
          {unseated.allergies.length > 0 && (
            <KitchenAllergies allergies={unseated.allergies} title={t('allergies-unseated')} />
          )}
        </section>
      )}
    </>
  );
};

const NoTables = ({ isOfChanges }: { isOfChanges: boolean }) =>
  isOfChanges ? (
    <EmptyState icon="check" title={t('no-changes')} text={t('no-changes-text')} heading="h3" />
  ) : (
    <EmptyState
      icon="chair"
      title={t('nobody-seated')}
      text={t('nobody-seated-text')}
      heading="h3"
    />
  );
