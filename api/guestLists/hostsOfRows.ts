import {
  type HostProblem,
  hostMessage,
  hostsIn,
  isUnnamedGuest,
} from '../../schema/imports/hosts.ts';
import type { PlanChange, WholeAttendee } from '../../schema/planChange.ts';
import { type Issue, refuseIssues } from '../../schema/refusal.ts';
import { guestsIn } from '../attendees/hosts.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { Comparison, GuestList } from './compare.ts';
import type { ListMerge } from './merge.ts';

type IdOfRow = (row: number) => string | undefined;

/** The ids of newcomers by row. */
export const newIdsOf = ({ addedRows }: ListMerge, newId: (n: number) => string): IdOfRow => {
  const ids = new Map(addedRows.map((row, n) => [row, newId(n)]));
  return (row) => ids.get(row);
};

/**
 * The hosts of a list's newcomers, by row. People already in the event keep their host. The `index` of a
 * problem is the row.
 * @param about the people in the event whom the rows are about, by row
 * @param idOf the id of a row's newcomer; undefined for rows that add nobody
 */
export const hostsOfRows = (
  { rows }: GuestList,
  about: ReadonlyMap<number, string>,
  { attendees }: Pick<ActivePlan, 'attendees'>,
  idOf: IdOfRow,
): { hosts: ReadonlyMap<number, string>; problems: HostProblem[] } => {
  const none = { hosts: new Map<number, string>(), problems: [] };
  if (!rows.some(({ guestOf }) => guestOf)) return none;
  const list = rows.map(({ row, cells: { name, email }, guestOf }) => {
    const newId = idOf(row);
    const id = about.get(row) ?? newId ?? `row ${row}`;
    return { id, name, email, guestOf, isLeftOut: newId === undefined };
  });
  // A row that adds nobody cannot name a host, because its person is in the event already or does not come.
  const standing = list.filter(({ id, isLeftOut }) => !isLeftOut || attendees.has(id));
  const found = hostsIn(standing, guestsIn(attendees));
  const rowOf = new Map(list.map(({ id }, n) => [id, rows[n]?.row ?? 0]));
  const rowAt = (index: number) => rowOf.get(standing[index]?.id ?? '') ?? 0;
  return {
    hosts: new Map(
      found.hosts.flatMap((host, n) => (host === undefined ? [] : [[rowAt(n), host] as const])),
    ),
    problems: found.problems.map((problem) => ({ ...problem, index: rowAt(problem.index) })),
  };
};

/** @throws Refusal BAD_INPUT with an issue for each row with an invalid host */
export const refuseHostProblems = (problems: readonly HostProblem[]): void => {
  const issues = problems.map(
    ({ index, kind }): Issue => ({
      index,
      path: 'guestOf',
      message: `Row ${index}: guest of: ${hostMessage({ kind })}`,
    }),
  );
  refuseIssues(issues);
};

/**
 * Refuses a list with newcomers whose host cannot be found.
 * @throws Refusal BAD_INPUT with an issue for each of these newcomers
 */
export const refuseHostless = (list: GuestList, compared: Comparison, plan: ActivePlan): void => {
  const unknown = new Set(compared.rows.flatMap(({ is, row }) => (is === 'new' ? [row] : [])));
  const about = new Map(
    compared.rows.flatMap(({ row, attendeeId }) =>
      attendeeId === null ? [] : [[row, attendeeId]],
    ),
  );
  const idOf: IdOfRow = (row) => (unknown.has(row) ? `row ${row}` : undefined);
  refuseHostProblems(hostsOfRows(list, about, plan, idOf).problems);
};

/**
 * The change in which newcomers come as guests of their hosts, and join their party unless the list names
 * one.
 */
export const withHosts = (
  change: PlanChange,
  { addedRows, list: { columns } }: ListMerge & { list: GuestList },
  hosts: ReadonlyMap<number, string>,
  { attendees }: ActivePlan,
): PlanChange => {
  if (hosts.size === 0) return change;
  const added = new Map(change.attendeesAdded.map((one) => [one.attendeeId, one.person]));
  return {
    ...change,
    attendeesAdded: change.attendeesAdded.map((newcomer, n): WholeAttendee => {
      const guestOf = hosts.get(addedRows[n] ?? -1);
      if (guestOf === undefined) return newcomer;
      const { person } = newcomer;
      const host = attendees.get(guestOf)?.person ?? added.get(guestOf);
      return {
        ...newcomer,
        guestOf,
        ...(isUnnamedGuest({ name: person.name, guestOf }) && { isNamed: false }),
        // If the list has the column, an empty cell means no party.
        person: columns.includes('party') ? person : { ...person, party: host?.party ?? null },
      };
    }),
  };
};
