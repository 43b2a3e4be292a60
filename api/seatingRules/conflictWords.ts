import { partyRuleOf } from '../../schema/seatingRules/partyRules.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { Conflict } from '../seatingEngine/conflicts/conflicts.ts';
import type { Counts, ProofCode } from '../seatingEngine/conflicts/proof.ts';
import { listed, personIn, phraseOf } from './phrases.ts';

const mostNamed = 5;

/** Whether a rule keeps people from a table, rather than bringing them to one. */
const isAgainst = ({ kind }: SeatingRule): boolean => kind === 'KeepApart' || kind === 'PerTable';

const tableOfPin = ({ seats, tables, attendees }: ActivePlan, personId: string): string => {
  const placement = attendees.get(personId)?.placement;
  const seat = placement?.in === 'seat' ? seats.get(placement.seatId) : undefined;
  return tables.get(seat?.tableId ?? '')?.name ?? 'their table';
};

/** In words, the reasons that the rules do not show by themselves. */
const reasons: Partial<Record<ProofCode, (counts: Counts) => string>> = {
  tablesDoNotMeet: () => 'No table is open to all who have to share one.',
  groupTooLarge: ({ needed, available }) =>
    `${needed} people have to share a table, and the largest one open to them has ${available} seats.`,
  tooFewSeats: ({ needed, available }) =>
    `${needed} people are bound to tables that have ${available} seats.`,
  tooManyForTables: ({ needed, available }) =>
    `${needed} people are to sit where no more than ${available} of them may.`,
  tooManyApart: ({ needed, available }) =>
    `${needed} groups must not share a table, and ${available} tables are open to them.`,
  noCompanion: () => 'Nobody who could be their company can sit there.',
};

/**
 * A contradiction as a sentence: "Nina with Omar and Omar with Petra cannot both hold while Nina apart from
 * Petra does."
 * @param ruleOf the rule of an id in the conflict
 */
export const conflictSentence = (
  { proof, ruleIds, pinnedIds, counts }: Conflict,
  ruleOf: (ruleId: string) => SeatingRule | undefined,
  plan: ActivePlan,
): string => {
  const rules = ruleIds.flatMap((id) => ruleOf(id) ?? partyRuleOf(id) ?? []);
  const counter = (proof === 'apartWithinGroup' && rules.find(isAgainst)) || rules.at(-1);
  const others = [
    ...rules.filter((rule) => rule !== counter).map((rule) => phraseOf(rule, plan)),
    ...pinnedIds.map((id) => `${personIn(plan, id)} pinned at ${tableOfPin(plan, id)}`),
  ];
  const last = counter ? phraseOf(counter, plan) : '';
  if (others.length === 0) return `${upper(last)} cannot hold.`;
  const quantity = others.length === 1 ? '' : others.length === 2 ? 'both ' : 'all ';
  const reason = proof && reasons[proof]?.(counts);
  const sentence = `${upper(listed(others, mostNamed))} cannot ${quantity}hold while ${last} does.`;
  return reason ? `${sentence} ${reason}` : sentence;
};

const upper = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase('en') + sentence.slice(1);
