import { csvText } from '../../schema/csvText.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { guestsByName, tablesByName } from './seatedPeople.ts';

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

const placeText = ({ table, isHeld }: { table: string | undefined; isHeld: boolean }): string => {
  if (table !== undefined) return t('seated');
  return isHeld ? t('held') : t('no-seat');
};

/** Everybody by name, with their place. */
export const guestListCsv = (view: PlanView, withDetails: boolean): string =>
  csvText(
    guestsByName(view).map((guest) => ({
      ...personCells(guest.person),
      [t('table')]: guest.table ?? '',
      [t('seat')]: guest.seat ?? '',
      [t('placement')]: placeText(guest),
    })),
    [...personFields(withDetails), ...seatFields, t('placement')],
  );

const seatRows = (view: PlanView) =>
  tablesByName(view).flatMap(({ name, seats }) =>
    seats.map(({ position, person }) => ({
      person,
      cells: { [t('table')]: name, [t('seat')]: position, ...personCells(person) },
    })),
  );

/** The seated people, by table and seat. */
export const tableListCsv = (view: PlanView, withDetails: boolean): string =>
  csvText(
    seatRows(view).flatMap(({ person, cells }) => (person ? [cells] : [])),
    [...seatFields, ...personFields(withDetails)],
  );

/** Every seat, taken or free. */
export const seatsCsv = (view: PlanView, withDetails: boolean): string =>
  csvText(
    seatRows(view).map(({ person, cells }) => ({
      ...cells,
      [t('taken')]: person ? t('yes') : t('no'),
    })),
    [...seatFields, t('taken'), ...personFields(withDetails)],
  );
