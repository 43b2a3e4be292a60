import { useMemo } from 'react';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { wishRowMessage } from '../../schema/imports/wishes/messages.ts';
import { resolveWishes } from '../../schema/imports/wishes/resolveWishes.ts';
import type { ListedWishes, Wished, WishedPlan } from '../../schema/imports/wishes/wishes.ts';
import { viewOf } from '../seating/planView.ts';
import type { RuleNames } from '../seatingRules/ruleNames.ts';
import { rulesOf } from '../seatingRules/rulesOfPlan.ts';
import type { ImportPlan } from './importDialogProps.ts';

/** The parts of the plan that wishes may name. */
const wishedPlanOf = (plan: ImportPlan): WishedPlan => {
  const { seatOf, holding, tables } = viewOf(plan);
  const held = new Set(holding.map(({ id }) => id));
  return {
    people: plan.attendees.map(({ id, name, company, email, externalId, isPinned }) => ({
      id,
      name,
      company,
      email,
      externalId,
      isPinned,
      isHeld: held.has(id),
      seatId: seatOf.get(id)?.id ?? null,
    })),
    tables: tables.map(({ table: { id, name }, seats }) => ({ id, name, seats })),
    places: plan.floorObjects,
    rules: rulesOf(plan).map(({ rule }) => rule),
  };
};

export type WishesState = Omit<Wished, 'problems'> & {
  /** In the form of the server's input. */
  wishes: ListedWishes[];
  /** The errors that prevent the import, with their rows. */
  errors: string[];
  names: RuleNames;
};

const nameIn = (named: readonly { id: string; name: string }[]) => {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id);
};

/** The effect of a file's wishes on the plan; undefined if the file has none. */
export const useWishes = (
  rows: readonly ImportRow[],
  plan: ImportPlan,
  ifKnown: 'add' | 'skip',
): WishesState | undefined =>
  useMemo(() => {
    const wishes = rows.flatMap((row, index) => (row.wishes ? [{ index, ...row.wishes }] : []));
    if (wishes.length === 0) return undefined;
    // New people have no id yet, so their row identifies them.
    const list = rows.map((row) => ({ ...row, id: `row ${row.row}` }));
    const there = wishedPlanOf(plan);
    const { problems, ...wished } = resolveWishes({ list, wishes, ifKnown, plan: there });
    const messages = problems.map((one) => wishRowMessage(one, (index) => rows[index]?.row ?? 0));
    return {
      ...wished,
      wishes,
      errors: [...new Set(messages)],
      names: {
        person: nameIn([...list, ...there.people]),
        table: nameIn(there.tables),
        place: nameIn(there.places),
      },
    };
  }, [rows, plan, ifKnown]);
