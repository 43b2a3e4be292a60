import { csvText } from '../../schema/text/csvText.ts';
import { attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/analytics.ftl';
import type { Analytics } from './eventAnalytics.ts';
import { everyRole } from './figures.ts';

/**
 * The counts at each moment. Times are ISO 8601 in UTC, which spreadsheets in any language can
 * read.
 */
export const momentsCsv = ({ moments }: Analytics): string =>
  csvText(
    moments.map(({ at, attendees, seats, seated, checkedIn }) => ({
      [t('time')]: at,
      [t('people')]: attendees,
      [t('seats')]: seats,
      [t('seats-taken')]: seated,
      [t('checked-in')]: checkedIn,
    })),
    [t('time'), t('people'), t('seats'), t('seats-taken'), t('checked-in')],
  );

/** The people of each role: all, seated, held and checked in. */
export const rolesCsv = ({ roles }: Analytics): string =>
  csvText(
    everyRole(roles).map(({ role, attendees, seated, held, checkedIn }) => ({
      [t('role')]: attendeeRoleLabel(role),
      [t('people')]: attendees,
      [t('seated')]: seated,
      [t('held')]: held,
      [t('checked-in')]: checkedIn,
    })),
  );

/** The seats, roles and companies of every table. */
export const tablesCsv = ({ tables }: Analytics): string =>
  csvText(
    tables.map(({ name, capacity, seated, companyCount, ...table }) => ({
      [t('table')]: name,
      [t('seats')]: capacity,
      [t('seats-taken')]: seated,
      ...Object.fromEntries(attendeeRoles.map((role) => [attendeeRoleLabel(role), table[role]])),
      [t('companies')]: companyCount,
    })),
    [
      t('table'),
      t('seats'),
      t('seats-taken'),
      ...attendeeRoles.map(attendeeRoleLabel),
      t('companies'),
    ],
  );

/** The largest companies: people, seated people and tables. */
export const companiesCsv = ({ companies }: Analytics): string =>
  csvText(
    companies.map(({ company, attendees, seated, tableCount }) => ({
      [t('company')]: company,
      [t('people')]: attendees,
      [t('seated')]: seated,
      [t('tables')]: tableCount,
    })),
    [t('company'), t('people'), t('seated'), t('tables')],
  );
