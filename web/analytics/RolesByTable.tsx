import { useState } from 'react';
import { attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { RoleIcon } from '../chart/RoleMark.tsx';
import { t } from '../texts/en/analytics.ftl';
import { numberText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { AnalyticsSection, EmptySection } from './AnalyticsSection.tsx';
import styles from './Bars.module.css';
import type { Analytics, AnalyticsTable } from './eventAnalytics.ts';
import { type TableOrder, tableOrders, tablesBy } from './figures.ts';
import { useShowMore } from './useShowMore.ts';

const orderLabels: Record<TableOrder, string> = {
  added: t('order-added'),
  name: t('order-name'),
  free: t('order-free'),
  taken: t('order-taken'),
};
const orders = tableOrders.map((value) => ({ value, label: orderLabels[value] }));

/** The people at each table by role. Each bar is as long as its table has seats. */
export const RolesByTable = ({ analytics }: { analytics: Analytics }) => {
  const { id, tables } = analytics;
  const [order, setOrder] = useState<TableOrder>('added');
  const { shown, hasMore, showMore, list } = useShowMore(tablesBy(order, tables), 24);
  if (tables.length === 0) {
    return (
      <AnalyticsSection title={t('roles-by-table')}>
        <EmptySection
          action={<ButtonLink to={`/seating?event=${id}`}>{t('add-tables')}</ButtonLink>}
        >
          {t('no-tables')}
        </EmptySection>
      </AnalyticsSection>
    );
  }
  const longest = Math.max(...tables.map(({ capacity }) => capacity));
  const sort = (
    <div className={styles.sort}>
      <Select label={t('sort-by')} value={order} onChange={setOrder} options={orders} />
    </div>
  );
  return (
    <AnalyticsSection title={t('roles-by-table')} aside={tables.length > 1 && sort}>
      <Legend />
      <ul ref={list} className={styles.tables}>
        {shown.map((table) => (
          <TableRoles key={table.id} table={table} longest={longest} />
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Button onClick={showMore}>{t('show-more-tables', { total: tables.length })}</Button>
        </p>
      )}
    </AnalyticsSection>
  );
};

const Legend = () => (
  <ul className={styles.legend} aria-hidden="true">
    {attendeeRoles.map((role) => (
      <li key={role}>
        <RoleIcon role={role} />
        {attendeeRoleLabel(role)}
      </li>
    ))}
    <li>
      <span className={styles.freeSample} />
      {t('free')}
    </li>
  </ul>
);

type TableRolesProps = { table: AnalyticsTable; longest: number };

const TableRoles = ({ table, longest }: TableRolesProps) => {
  const { name, capacity, seated } = table;
  const there = attendeeRoles.filter((role) => table[role] > 0);
  return (
    <li className={styles.table}>
      <h3 className={styles.name}>{name}</h3>
      <p className={shared.figures}>{t('taken-of', { seated, capacity })}</p>
      <div
        className={styles.bar}
        style={{ width: `${(capacity / longest) * 100}%` }}
        aria-hidden="true"
      >
        {there.map((role) => (
          <span
            key={role}
            data-role={role}
            className={styles.segment}
            style={{ flexGrow: table[role] }}
          >
            <RoleIcon role={role} />
            <span className={styles.count}>{numberText(table[role])}</span>
          </span>
        ))}
        {capacity > seated && (
          <span className={styles.free} style={{ flexGrow: capacity - seated }} />
        )}
      </div>
      {there.length === 0 ? (
        <p className={styles.words}>{t('nobody-here')}</p>
      ) : (
        <ul className={styles.words}>
          {there.map((role) => (
            <li key={role}>
              {t('count-of-role', { role: attendeeRoleLabel(role), count: table[role] })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
