import type { ActivePlan } from '../../api/eventPlans/state.ts';
import type { GuestListCommand } from '../../api/guestLists/commands.ts';
import { type Base, compareList } from '../../api/guestLists/compare.ts';
import { presentIn } from '../../api/guestLists/present.ts';
import { shownOf } from '../../api/guestLists/shown.ts';
import { unnamedList } from '../../api/guestLists/whichList.ts';
import type { Cells, ListColumn } from '../../schema/guestLists/cells.ts';
import type { ListAnswers } from '../../schema/inputs/guestLists.ts';

type Listed = {
  columns?: readonly ListColumn[];
  rows: readonly (Cells & { name: string })[];
  /** The hosts of the people at the same places. */
  hosts?: readonly (string | undefined)[];
  /** The last cells of each attendee, by id. */
  last?: Readonly<Record<string, Cells>>;
  answers?: ListAnswers;
};

/** The command that merges a list as it was previewed for this plan. The first row is row 2. */
export const mergeOfList = (
  plan: ActivePlan,
  { columns = ['name', 'company', 'title'], rows, hosts = [], last = {}, answers = {} }: Listed,
): GuestListCommand => {
  const list = {
    columns,
    rows: rows.map((cells, n) => ({ row: n + 2, cells, guestOf: hosts[n] })),
  };
  const bases = new Map(
    Object.entries(last).map(([id, cells]): [string, Base] => [
      id,
      { cells, lists: [unnamedList] },
    ]),
  );
  const people = presentIn(plan);
  return {
    type: 'MergeGuestList',
    eventId: plan.eventId,
    source: { kind: 'csv', headerPrint: null, mapping: null },
    list,
    bases,
    answers,
    shown: shownOf(compareList(list, people, bases), people),
  };
};
