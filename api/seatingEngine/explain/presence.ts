import type { Board } from './board.ts';
import type { ExplainedSeating } from './explained.ts';
import type { RuleGroup } from './groups.ts';
import { isWrongPair, relationOf } from './terms.ts';

/** The people with whom a rule is kept or broken for a person, and the counts of `SeatReason`. */
export type Presence = { people: number[]; count: number; of: number };

const nextTo = 1;

/** The `relation` of two people's seats; undefined where they do not share a table. */
const relationBetween = ({ seating }: Board, one: number, other: number): number | undefined => {
  const table = seating.tableOf[one] as number;
  if (table === seating.pool || seating.tableOf[other] !== table) return undefined;
  const [mine, theirs] = [seating.seatOf[one] as number, seating.seatOf[other] as number];
  return relationOf(seating.model.floor, table, mine, theirs);
};

const counted = (people: number[], of: number): Presence => ({ people, count: people.length, of });
const yesOrNo = (is: boolean, people: number[] = []): Presence => ({
  people,
  count: is ? 1 : 0,
  of: 1,
});

/**
 * A person's presence with their own group, and with the group that they need as company or are kept apart
 * from.
 */
export const presenceOf = (
  { board, limits }: ExplainedSeating,
  id: number,
  person: number,
): Presence => {
  const group = board.groups[id] as RuleGroup;
  const { rule, members } = group;
  const { seating } = board;
  const table = seating.tableOf[person] as number;
  const isSeated = table !== seating.pool;
  const others = (list: readonly number[]) => list.filter((other) => other !== person);
  const among = (list: readonly number[], isThere: (relation: number) => boolean) =>
    others(list).filter((other) => {
      const relation = relationBetween(board, person, other);
      return relation !== undefined && isThere(relation);
    });
  const beside = (how: 'next' | 'nextOrOpposite') => (relation: number) =>
    how === 'next' ? (relation & nextTo) !== 0 : relation !== 0;
  const anywhere = () => true;
  const partners =
    board.groups[group.partner >= 0 ? group.partner : group.partnerOf]?.members ?? [];

  switch (rule.kind) {
    case 'KeepTogether':
    case 'NotAlone':
      return counted(among(members, anywhere), members.length - 1);
    case 'SitBeside': {
      const most = rule.how === 'next' ? limits.next : limits.beside;
      return counted(among(members, beside(rule.how)), Math.min(members.length - 1, most));
    }
    case 'KeepApart': {
      const isNear = rule.level === 'table' ? anywhere : beside('nextOrOpposite');
      // A person in both groups is kept apart from both.
      const isOnBoth = partners.includes(person) && members.includes(person);
      const all = isOnBoth ? [...new Set([...partners, ...members])] : partners;
      return counted(among(all, isNear), others(all).length);
    }
    case 'Accompanied': {
      const company = among(partners, rule.level === 'table' ? anywhere : beside(rule.how));
      if (group.partnerOf >= 0) return counted(company, others(partners).length);
      return yesOrNo(company.length > 0, company);
    }
    case 'Near': {
      const mine = rule.perTable[table] ?? 0;
      const nearer = rule.perTable.filter((points) => points >= mine).length;
      return { people: [], count: isSeated ? nearer : 0, of: rule.perTable.length };
    }
    case 'AtTable':
      return yesOrNo(isSeated && (rule.isThere[table] ?? false));
    case 'Reserved':
      return yesOrNo(!isSeated || !rule.isThere[table]);
    case 'PerTable': {
      const here = members.filter((other) => isSeated && seating.tableOf[other] === table);
      const isFew = here.length < rule.min || rule.max === Number.POSITIVE_INFINITY;
      return { people: others(here), count: here.length, of: isFew ? rule.min : rule.max };
    }
    case 'Alternate':
    case 'InCommon': {
      const neighbours = among(members, beside('next'));
      return counted(
        neighbours.filter((other) => isWrongPair(rule, person, other)),
        neighbours.length,
      );
    }
    case 'Balance':
      return counted([], 0);
  }
};
