import { type CsvColumn, columnsCsv } from '../../schema/text/csvText.ts';
import { attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/analytics.ftl';
import type { Analytics, AnalyticsTable } from './eventAnalytics.ts';
import { everyRole } from './figures.ts';

/**
 * The counts at each moment. Times are ISO 8601 in UTC, which spreadsheets in any language can
 * read.
 */
export const momentsCsv = ({ moments }: Analytics): string =>
  columnsCsv(moments, [
    [t('time'), ({ at }) => at],
    [t('people'), ({ attendees }) => attendees],
    [t('seats'), ({ seats }) => seats],
    [t('seats-taken'), ({ seated }) => seated],
    [t('checked-in'), ({ checkedIn }) => checkedIn],
  ]);

/** The people of each role: all, seated, held, declined and checked in. */
export const rolesCsv = ({ roles }: Analytics): string =>
  columnsCsv(everyRole(roles), [
    [t('role'), ({ role }) => attendeeRoleLabel(role)],
    [t('people'), ({ attendees }) => attendees],
    [t('seated'), ({ seated }) => seated],
    [t('held'), ({ held }) => held],
    [t('declined'), ({ declined }) => declined],
    [t('checked-in'), ({ checkedIn }) => checkedIn],
  ]);

/** The seats, roles and companies of every table. */
export const tablesCsv = ({ tables }: Analytics): string =>
  columnsCsv(tables, [
    [t('table'), ({ name }) => name],
    [t('seats'), ({ capacity }) => capacity],
    [t('seats-taken'), ({ seated }) => seated],
    ...attendeeRoles.map(
      (role): CsvColumn<AnalyticsTable> => [attendeeRoleLabel(role), (table) => table[role]],
    ),
    [t('companies'), ({ companyCount }) => companyCount],
  ]);

/** The largest companies: people, seated people and tables. */
export const companiesCsv = ({ companies }: Analytics): string =>
  columnsCsv(companies, [
    [t('company'), ({ company }) => company],
    [t('people'), ({ attendees }) => attendees],
    [t('seated'), ({ seated }) => seated],
    [t('tables'), ({ tableCount }) => tableCount],
  ]);
