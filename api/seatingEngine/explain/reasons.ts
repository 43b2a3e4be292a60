import type { PointsSource } from './board.ts';
import { type ExplainedSeating, idsOf, pairSourcesOf, sourceAt } from './explained.ts';
import { type RuleGroup, rowOf } from './groups.ts';
import { shareIn } from './ledger.ts';
import { mostByPairs, mostForOne } from './most.ts';
import { presenceOf } from './presence.ts';
import { pairTermsOf } from './tableTerms.ts';
import type { Term } from './terms.ts';

/**
 * A rule that concerns somebody. `count` out of `of` tells how far it is kept, `personIds` with whom:
 * - KeepTogether, NotAlone: others of the group at the table, of all others.
 * - SitBeside: others of the group beside them, of the most possible.
 * - KeepApart: people whom they should be apart from and are not, of all such people.
 * - Accompanied: those who accompany; 1 of 1 where there are any. With `role` `by`: those of `who` at
 *   the table or beside whom this person accompanies, of all of `who`.
 * - Near: the rank of their table by nearness (1 is the nearest), of all tables.
 * - AtTable, Reserved: 1 of 1 where they sit as the rule wants.
 * - PerTable: members of the group at the table, of the bound that applies (the least where there are fewer,
 *   otherwise the most).
 * - Alternate, InCommon: neighbours who break the rule, of those whom it covers.
 * - Balance: people at the table, of its fair share (need not be whole).
 * - pairs: partners at the table, of all partners. moves: 1 of 1.
 */
export type SeatReason = {
  source: PointsSource;
  /** `by` where the person is company for others, otherwise `who`. */
  role: 'who' | 'by';
  /** This person's share. */
  points: number;
  /** The most possible for one person if there were no other rule. */
  most: number;
  /** Broken units of a hard rule in which this person has a share. */
  broken: number;
  personIds: string[];
  count: number;
  of: number;
};

type Terms = readonly Term[];

/** All terms that include a person. */
const termsCounting = ({ board, ledger }: ExplainedSeating, person: number): Term[] => {
  const atTable = ledger.byTable[board.seating.tableOf[person] as number] ?? [];
  return [...atTable, ...ledger.elsewhere].filter(({ people }) => people.includes(person));
};

const sumsOf = ({ board }: ExplainedSeating, terms: Terms, person: number) => ({
  points: terms.reduce((sum, term) => sum + shareIn(term, person), 0) / board.perPoint,
  broken: terms.reduce((sum, { broken }) => sum + broken, 0),
});

/** Every rule that concerns a person, even for no points. The points add up to those of the person. */
export const reasonsOf = (seating: ExplainedSeating, person: number): SeatReason[] => {
  const terms = termsCounting(seating, person);
  return [
    ...groupReasons(seating, person, terms),
    ...pairReasons(seating, person, terms),
    ...otherReasons(seating, person, terms),
  ];
};

const groupReasons = (seating: ExplainedSeating, person: number, terms: Terms): SeatReason[] => {
  const { board, limits } = seating;
  const groups = new Set(rowOf(board.byPerson, person));
  // A rule that lacks people at a table concerns the people there too.
  for (const { group } of terms)
    if (board.groups[group]?.rule.kind === 'PerTable') groups.add(group);
  return [...groups]
    .sort((a, b) => a - b)
    .flatMap((id): SeatReason[] => {
      const group = board.groups[id] as RuleGroup;
      const isBy = group.partnerOf >= 0;
      const isDouble =
        isBy && (board.groups[group.partnerOf] as RuleGroup).members.includes(person);
      if (isDouble) return [];
      const mine = isBy
        ? terms.filter((term) => term.group === group.partnerOf)
        : terms.filter((term) => term.group === id);
      const { people, count, of } = presenceOf(seating, id, person);
      return [
        {
          source: sourceAt(board, group.source),
          role: isBy && group.rule.kind === 'Accompanied' ? 'by' : 'who',
          ...sumsOf(seating, mine, person),
          most: isBy ? 0 : mostForOne(group, board, limits),
          personIds: idsOf(board, people),
          count,
          of,
        },
      ];
    });
};

const pairReasons = (seating: ExplainedSeating, person: number, terms: Terms): SeatReason[] => {
  const { board, limits } = seating;
  const atTable = pairTermsOf(board, person, () => true);
  return [...pairSourcesOf(board, person)].map((source) => {
    const people = atTable
      .filter((term) => term.source === source)
      .map((term) => term.people.find((one) => one !== person) as number);
    const all = [...rowOf(board.pairsOf, person)].filter(
      (pair) => board.pairSource[pair] === source,
    );
    return {
      source: sourceAt(board, source),
      role: 'who',
      ...sumsOf(
        seating,
        terms.filter((term) => term.source === source),
        person,
      ),
      most: mostByPairs(board, person, source, limits),
      personIds: idsOf(
        board,
        [...new Set(people)].sort((a, b) => a - b),
      ),
      count: new Set(people).size,
      of: all.length,
    };
  });
};

/** Balance and moves. */
const otherReasons = (seating: ExplainedSeating, person: number, terms: Terms): SeatReason[] => {
  const { board, ledger } = seating;
  const { seats } = board.model.floor;
  const seated = ledger.occupants.reduce((sum, { length }) => sum + length, 0);
  const table = board.seating.tableOf[person] as number;
  return [...board.sources.keys()].flatMap((index): SeatReason[] => {
    const source = sourceAt(board, index);
    const mine = terms.filter((term) => term.source === index);
    const isBalance = source.from === 'rule' && source.kind === 'Balance';
    if (!isBalance && (source.from !== 'moves' || mine.length === 0)) return [];
    if (isBalance && table === board.seating.pool) return [];
    const capacity =
      (board.model.floor.firstSeat[table + 1] as number) -
      (board.model.floor.firstSeat[table] as number);
    return [
      {
        source,
        role: 'who',
        ...sumsOf(seating, mine, person),
        most: 0,
        personIds: [],
        count: isBalance ? (ledger.occupants[table]?.length ?? 0) : 1,
        of: isBalance ? (seated * capacity) / seats : 1,
      },
    ];
  });
};
