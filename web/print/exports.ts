import { guestsByName } from '../../schema/sheets/guests.ts';
import { type SheetPerson, type SheetPlan, seatedTables } from '../../schema/sheets/sheetPlan.ts';
import { type CsvColumn, columnsCsv } from '../../schema/text/csvText.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { compareNames } from '../texts/formats.ts';

/** The plan for paper, with all that the screen knows of its people. */
export type ExportedPlan = SheetPlan<Attendee & SheetPerson>;

type PersonColumn = CsvColumn<{ person: Attendee | undefined }>;

const name: PersonColumn = [t('name'), ({ person }) => person?.name ?? ''];
const title: PersonColumn = [t('title'), ({ person }) => person?.title ?? ''];
const company: PersonColumn = [t('company'), ({ person }) => person?.company ?? ''];
const role: PersonColumn = [
  t('role'),
  ({ person }) => (person ? attendeeRoleLabel(person.attendeeRole) : ''),
];
const email: PersonColumn = [t('email'), ({ person }) => person?.email ?? ''];

/** `withDetails` adds the columns that readers of an event may not see. */
const personColumns = (withDetails: boolean): PersonColumn[] =>
  withDetails ? [name, title, company, role, email] : [name, company];

const seatColumns: CsvColumn<{ table: string | undefined; seat: number | undefined }>[] = [
  [t('table'), ({ table }) => table ?? ''],
  [t('seat'), ({ seat }) => seat ?? ''],
];

const placeText = (table: string | undefined, { isHeld }: SheetPerson): string => {
  if (table !== undefined) return t('seated');
  return isHeld ? t('held') : t('no-seat');
};

/** Everybody by name, with their place. */
export const guestListCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  columnsCsv(guestsByName(plan, compareNames), [
    ...personColumns(withDetails),
    ...seatColumns,
    [t('placement'), ({ table, person }) => placeText(table, person)],
  ]);

const seatRows = (plan: ExportedPlan) =>
  seatedTables(plan)
    .sort((a, b) => compareNames(a.table.name, b.table.name))
    .flatMap(({ table, seats }) =>
      seats.map(({ seat, person }) => ({ table: table.name, seat: seat.position, person })),
    );

/** The seated people, by table and seat. */
export const tableListCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  columnsCsv(
    seatRows(plan).filter(({ person }) => person),
    [...seatColumns, ...personColumns(withDetails)],
  );

/** Every seat, taken or free. */
export const seatsCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  columnsCsv(seatRows(plan), [
    ...seatColumns,
    [t('taken'), ({ person }) => (person ? t('yes') : t('no'))],
    ...personColumns(withDetails),
  ]);
