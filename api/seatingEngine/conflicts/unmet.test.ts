import { describe, expect, it } from 'vitest';
import { roundTable } from '../../../tests/harness/seatingInputs.ts';
import { seatingInstance } from '../../../tests/harness/seatingInstances.ts';
import type { SeatingInput } from '../input.ts';
import { SeatingProposal } from '../propose.ts';
import { conflictsOf } from './conflicts.ts';
import { overFullOf } from './overFull.ts';
import { SearchBudget } from './shortSearch.ts';
import { unmetConflicts } from './unmet.ts';
import { tryWaysOut, waysOutOf } from './waysOut.ts';

const seatsAfter = (input: SeatingInput, planned: number) => {
  const { assignments } = new SeatingProposal(input, { scope: 'all', seed: 1, planned }).run();
  return new Map(assignments.map(([seatId, personId]) => [personId, seatId]));
};

/** Four friends at a round table for four, where everybody is next to or across from everybody. */
const ring: SeatingInput = {
  people: ['nina', 'omar', 'petra', 'quentin'].map((id) => ({ id })),
  tables: [roundTable('t1', 4)],
  places: [],
  rules: [
    {
      id: 'beside',
      hard: true,
      kind: 'KeepApart',
      who: { people: ['nina', 'omar'] },
      level: 'beside',
    },
    { id: 'harmless', hard: true, kind: 'AtTable', who: { people: ['petra'] }, tables: ['t1'] },
    { id: 'soft', weight: 10, kind: 'SitBeside', who: { people: ['nina', 'quentin'] } },
  ],
  pairs: [],
};

describe('rules that a search could not meet', () => {
  const input = ring;

  it('are reduced to a minimal set, without a proof', () => {
    expect(conflictsOf(input)).toEqual([]);
    const [conflict, ...others] = unmetConflicts(
      input,
      seatsAfter(input, 4_096),
      [],
      new SearchBudget(400_000, 1),
    );
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({ proof: null, ruleIds: ['beside'], tableIds: [] });
    expect(conflict?.personIds.length).toBe(1);
    expect(['nina', 'omar']).toContain(conflict?.personIds[0]);
  });

  it('are found again without the proofs, each set separately', () => {
    const plan = seatingInstance('conflicted-72');
    const found = unmetConflicts(
      plan,
      seatsAfter(plan, 100_000),
      [],
      new SearchBudget(2_000_000, 1),
    );
    expect(found.map(({ ruleIds }) => ruleIds).sort()).toEqual([
      ['parties'],
      ['x-together', 'x-together-2', 'x-apart'],
    ]);
  });

  it('are empty if proofs explain everybody who waits', () => {
    const plan = seatingInstance('conflicted-72');
    const seats = seatsAfter(plan, 100_000);
    expect(unmetConflicts(plan, seats, conflictsOf(plan), new SearchBudget(500_000, 1))).toEqual(
      [],
    );
  });

  it('are empty if there are just too few seats', () => {
    const plan = seatingInstance('client-dinner-52-over-full');
    const seats = seatsAfter(plan, 100_000);
    expect(unmetConflicts(plan, seats, [], new SearchBudget(500_000, 1))).toEqual([]);
  });

  it('are the same each time, and empty once the time is over', () => {
    const seats = seatsAfter(input, 4_096);
    const once = () => unmetConflicts(input, seats, [], new SearchBudget(400_000, 7));
    expect(once()).toEqual(once());
    const over = new SearchBudget(400_000, 7, () => true);
    expect(unmetConflicts(input, seats, [], over)).toEqual([]);
  });

  it('use no more iterations than given, except for the last step', () => {
    const budget = new SearchBudget(20_000, 1);
    unmetConflicts(input, seatsAfter(input, 4_096), [], budget);
    expect(budget.iterations).toBeGreaterThan(-1_024);
  });
});

describe('ways out of a conflict', () => {
  const input: SeatingInput = {
    people: ['nina', 'omar', 'petra', 'quentin'].map((id) => ({ id })),
    tables: [roundTable('t1', 4), roundTable('t2', 4)],
    places: [],
    rules: [
      { id: 'nina-omar', hard: true, kind: 'KeepTogether', who: { people: ['nina', 'omar'] } },
      { id: 'omar-petra', hard: true, kind: 'KeepTogether', who: { people: ['omar', 'petra'] } },
      { id: 'nina-petra', hard: true, kind: 'KeepApart', who: { people: ['petra', 'nina'] } },
      { id: 'fun', weight: 10, kind: 'KeepTogether', who: { people: ['nina', 'quentin'] } },
    ],
    pairs: [],
  };

  it('are offered before any search, without their effect', () => {
    const [conflict] = conflictsOf(input);
    expect(conflict && waysOutOf(input, conflict)).toEqual([
      { way: 'drop', ruleId: 'nina-petra', effect: null },
      { way: 'drop', ruleId: 'omar-petra', effect: null },
      { way: 'drop', ruleId: 'nina-omar', effect: null },
      { way: 'weaken', ruleId: 'nina-petra', weight: 20, effect: null },
      { way: 'seatByHand', personIds: ['nina', 'omar', 'petra'] },
    ]);
  });

  it('are tried: without any one of the rules everybody is seated, and points are gained', () => {
    const ways = tryWaysOut(input, conflictsOf(input), new SearchBudget(60_000, 1));
    // Before, all three of them wait; Nina at a table with Quentin is worth 10 points.
    const effect = { seated: 4, waiting: 0, change: { hard: 0, waiting: -3, points: 10 } };
    expect(ways).toEqual([
      [
        { way: 'drop', ruleId: 'nina-petra', effect },
        { way: 'drop', ruleId: 'omar-petra', effect },
        { way: 'drop', ruleId: 'nina-omar', effect },
        { way: 'weaken', ruleId: 'nina-petra', weight: 20, effect },
        { way: 'seatByHand', personIds: ['nina', 'omar', 'petra'] },
      ],
    ]);
  });

  it('include removing the pins', () => {
    const pinned: SeatingInput = {
      ...input,
      people: input.people.map((one) =>
        one.id === 'petra' ? { ...one, seat: 't1.1', pinned: true } : one,
      ),
      rules: [
        { id: 'at-t2', hard: true, kind: 'AtTable', who: { people: ['petra'] }, tables: ['t2'] },
      ],
    };
    const [ways] = tryWaysOut(pinned, conflictsOf(pinned), new SearchBudget(60_000, 1));
    expect(ways?.map(({ way }) => way)).toEqual(['drop', 'weaken', 'unpin', 'seatByHand']);
    expect(ways?.[2]).toEqual({
      way: 'unpin',
      personIds: ['petra'],
      effect: { seated: 4, waiting: 0, change: { hard: -1, waiting: 0, points: 0 } },
    });
  });

  it('never offer to drop a rule that the plan does not have', () => {
    const party = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, party: 'large' }));
    const perParty = { kind: 'KeepTogether', who: { everyone: true }, each: 'party' } as const;
    const builtIn = [{ id: 'parties', hard: true, ...perParty } as const];
    const plan = { ...input, people: party, rules: [], builtIn };
    const [conflict] = conflictsOf(plan);
    expect(conflict?.proof).toBe('groupTooLarge');
    expect(conflict && waysOutOf(plan, conflict).map(({ way }) => way)).toEqual(['seatByHand']);
  });

  it('stay untried once the time is over', () => {
    const over = new SearchBudget(60_000, 1, () => true);
    const [ways] = tryWaysOut(input, conflictsOf(input), over);
    expect(ways?.map((way) => way.way === 'seatByHand' || way.effect)).toEqual([
      null,
      null,
      null,
      null,
      true,
    ]);
  });
});

describe('a plan with more people than seats', () => {
  const input: SeatingInput = {
    people: [
      { id: 'a', priority: 3 },
      { id: 'b' },
      { id: 'c', seat: 't1.1', pinned: true },
      { id: 'd', priority: 3 },
      { id: 'e' },
      { id: 'f', held: true },
    ],
    tables: [roundTable('t1', 3)],
    places: [],
    rules: [],
    pairs: [],
  };

  it('says how many wait, whose priority is lowest, and which tables could take more chairs', () => {
    expect(overFullOf(input, new Map([['t1', 6]]))).toEqual({
      people: 5,
      seats: 3,
      short: 2,
      waiting: 2,
      waitingIds: ['b', 'e'],
      tables: [{ tableId: 't1', more: 3 }],
    });
  });

  it('names those of the next priority if there are too few of the lowest', () => {
    const more = { ...input, people: [...input.people, { id: 'g', priority: 3 }] };
    expect(overFullOf(more)).toMatchObject({
      short: 3,
      waiting: 5,
      waitingIds: ['b', 'e', 'a', 'd', 'g'],
      tables: [],
    });
  });

  it('differs from one in which everybody finds a seat', () => {
    expect(overFullOf({ ...input, tables: [roundTable('t1', 5)] })).toBeUndefined();
  });
});
