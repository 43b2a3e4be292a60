import { guestsByName } from '../../schema/sheets/guests.ts';
import { type SheetPerson, type SheetPlan, seatedTables } from '../../schema/sheets/sheetPlan.ts';
import { csvText } from '../../schema/text/csvText.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { compareNames } from '../texts/formats.ts';

/** A plan for paper, with all that the screen knows of its people. */
export type ExportedPlan = SheetPlan<Attendee & SheetPerson>;

const personCells = (person: Attendee | undefined) => ({
  [t('name')]: person?.name ?? '',
  [t('title')]: person?.title ?? '',
  [t('company')]: person?.company ?? '',
  [t('role')]: person ? attendeeRoleLabel(person.attendeeRole) : '',
  [t('email')]: person?.email ?? '',
});
/** `withDetails` adds the columns that readers of an event may not see. */
const personFields = (withDetails: boolean): string[] =>
  withDetails
    ? [t('name'), t('title'), t('company'), t('role'), t('email')]
    : [t('name'), t('company')];
const seatFields = [t('table'), t('seat')];

const placeText = (table: string | undefined, { isHeld }: SheetPerson): string => {
  if (table !== undefined) return t('seated');
  return isHeld ? t('held') : t('no-seat');
};

/** Everybody by name, with their place. */
export const guestListCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  csvText(
    guestsByName(plan, compareNames).map((guest) => ({
      ...personCells(guest.person),
      [t('table')]: guest.table ?? '',
      [t('seat')]: guest.seat ?? '',
      [t('placement')]: placeText(guest.table, guest.person),
    })),
    [...personFields(withDetails), ...seatFields, t('placement')],
  );

const seatRows = (plan: ExportedPlan) =>
  seatedTables(plan)
    .sort((a, b) => compareNames(a.table.name, b.table.name))
    .flatMap(({ table: { name }, seats }) =>
      seats.map(({ seat: { position }, person }) => ({
        person,
        cells: { [t('table')]: name, [t('seat')]: position, ...personCells(person) },
      })),
    );

/** The seated people, by table and seat. */
export const tableListCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  csvText(
    seatRows(plan).flatMap(({ person, cells }) => (person ? [cells] : [])),
    [...seatFields, ...personFields(withDetails)],
  );

/** Every seat, taken or free. */
export const seatsCsv = (plan: ExportedPlan, withDetails: boolean): string =>
  csvText(
    seatRows(plan).map(({ person, cells }) => ({
      ...cells,
      [t('taken')]: person ? t('yes') : t('no'),
    })),
    [...seatFields, t('taken'), ...personFields(withDetails)],
  );
