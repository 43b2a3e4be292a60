import { describe, expect, it } from 'vitest';
import { readInstance } from '../../tests/benchmarks/seatingInstance.ts';
import { type ProposalScore, scoreOfProposal } from '../../tests/harness/proposalScore.ts';
import { randomInput, roundTable } from '../../tests/harness/seatingInputs.ts';
import type { MovePrices, SeatingInput } from './input.ts';
import { scoreOf } from './points.ts';
import type { Proposal } from './proposal.ts';
import { ProposalLadder, type ProposeOptions, SeatingProposal } from './propose.ts';
import { resolve } from './resolve.ts';
import { compareWorth } from './worth.ts';

const options = (more: Partial<ProposeOptions> = {}): ProposeOptions => ({
  scope: 'all',
  seed: 1,
  planned: 4_096,
  ...more,
});

type Scored = Proposal & ProposalScore;
const scored = (input: SeatingInput, proposal: Proposal): Scored => ({
  ...proposal,
  ...scoreOfProposal(input, proposal),
});
const proposed = (...args: ConstructorParameters<typeof SeatingProposal>): Scored =>
  scored(args[0], new SeatingProposal(...args).run());
const laddered = (...args: ConstructorParameters<typeof ProposalLadder>): Scored[] =>
  new ProposalLadder(...args).run().map((proposal) => scored(args[0], proposal));

const seatsOf = (assignments: readonly (readonly [string, string])[]): Map<string, string> =>
  new Map(assignments.map(([seat, person]) => [person, seat]));

const present = ({ people }: SeatingInput) =>
  people.flatMap(({ id, seat, pinned, held }) => (seat && !held ? [{ id, seat, pinned }] : []));

const withMoves = (input: SeatingInput, moves: MovePrices): SeatingInput => ({
  ...input,
  moves: { ...input.moves, ...moves },
});

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const dinner = (): SeatingInput => readInstance('tests/data/seating/client-dinner-48.json');

/** The dinner as an input in which people have the seats of a proposal. */
const seatedDinner = (): SeatingInput => {
  const input = dinner();
  const seats = seatsOf(proposed(input, options({ planned: 100_000 })).assignments);
  return { ...input, people: input.people.map((one) => ({ ...one, seat: seats.get(one.id) })) };
};

/** The input after three seated people have cancelled and two others have joined. */
const afterChanges = (input: SeatingInput): SeatingInput => ({
  ...input,
  people: input.people.map((one, index) => {
    if ([5, 20, 33].includes(index)) return { ...one, seat: null, held: true };
    return [11, 40].includes(index) ? { ...one, seat: null } : one;
  }),
});

describe('a proposal', () => {
  it('moves nobody who is pinned and seats nobody who is held', () => {
    for (const seed of seeds) {
      const input = randomInput(seed);
      const seats = seatsOf(proposed(input, options({ seed })).assignments);
      for (const { id, seat, pinned } of present(input))
        if (pinned) expect(seats.get(id)).toBe(seat);
      for (const { id, held } of input.people) if (held) expect(seats.has(id)).toBe(false);
    }
  });

  it('moves nobody pinned against a rule where another gives company to nobody', () => {
    const input: SeatingInput = {
      people: [{ id: 'ada', seat: 't1.1', pinned: true }, { id: 'ben' }, { id: 'cai' }],
      tables: [roundTable('t1', 4), roundTable('t2', 4)],
      places: [],
      rules: [
        { id: 'pair', kind: 'KeepTogether', who: { people: ['ben', 'cai'] }, hard: true },
        { id: 'away', kind: 'AtTable', who: { people: ['ada'] }, tables: ['t2'], hard: true },
        {
          id: 'hosted',
          kind: 'Accompanied',
          who: { role: 'prospect' },
          by: { everyone: true },
          weight: 10,
        },
      ],
      pairs: [],
    };
    for (const seed of seeds) {
      const { assignments } = proposed(input, options({ seed }));
      expect(seatsOf(assignments).get('ada')).toBe('t1.1');
      expect(assignments).toHaveLength(3);
    }
  });

  it('leaves seated people in place if it is for the pool only', () => {
    for (const seed of seeds) {
      const input = randomInput(seed);
      const { assignments, moved } = proposed(input, options({ seed, scope: 'pool' }));
      const seats = seatsOf(assignments);
      for (const { id, seat } of present(input)) expect(seats.get(id)).toBe(seat);
      expect(moved).toBe(0);
    }
  });

  it('affects only its tables: nobody joins or leaves another', () => {
    for (const seed of seeds) {
      const input = randomInput(seed);
      const scope = { tables: ['t2', 't3'] };
      const { assignments } = proposed(input, options({ seed, scope }));
      const others = ({ seat }: { seat: string }) => !/^t[23]/.test(seat);
      expect(
        assignments
          .map(([seat, id]) => ({ id, seat }))
          .filter(others)
          .sort(byId),
      ).toEqual(
        present(input)
          .map(({ id, seat }) => ({ id, seat }))
          .filter(others)
          .sort(byId),
      );
    }
  });

  it('is never worse than the present, and breaks no more hard rules', () => {
    for (const seed of seeds) {
      const input = randomInput(seed);
      const resolved = resolve(input);
      const before = scoreOf(resolved, resolved.seated);
      for (const scope of ['pool', 'all', { tables: ['t1'] }] as const) {
        const { worth } = proposed(input, options({ seed, scope }));
        expect(worth.hard).toBeLessThanOrEqual(before.hard);
        expect(compareWorth(worth, before)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('moves no more people than its budget allows', () => {
    for (const seed of seeds)
      for (const budget of [0, 1, 4]) {
        const input = randomInput(seed);
        const { moved, assignments } = proposed(
          withMoves(input, { budget, toOtherTable: 0, withinTable: 0 }),
          options({ seed }),
        );
        const seats = seatsOf(assignments);
        expect(moved).toBe(present(input).filter(({ id, seat }) => seats.get(id) !== seat).length);
        expect(moved).toBeLessThanOrEqual(budget);
      }
  });

  it('moves somebody only if that gains more than the move costs', () => {
    const moved = (price: number) =>
      seeds.reduce((sum, seed) => {
        const input = withMoves(randomInput(seed), { toOtherTable: price, withinTable: price });
        return sum + proposed(input, options({ seed })).moved;
      }, 0);
    expect(moved(1_000)).toBeLessThan(moved(1));
    const seated = proposed(
      withMoves(afterChanges(seatedDinner()), { toOtherTable: 1_000, withinTable: 1_000 }),
      options(),
    );
    expect(seated).toMatchObject({ moved: 0, worth: { hard: 0, waiting: 0 } });
  });

  it('reports the points of its seats, and those of each rule', () => {
    const input = { ...dinner(), pairs: [] };
    const proposal = new SeatingProposal(input, options());
    while (proposal.share < 1) proposal.step();
    const before = proposal.worth;
    const { worth, byRule, assignments, done, planned } = scored(input, proposal.finish());
    expect(compareWorth(worth, before)).toBeGreaterThanOrEqual(0);
    expect({ done, planned, seated: assignments.length }).toEqual({
      done: 4_096,
      planned: 4_096,
      seated: 48,
    });
    expect(byRule.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(worth.points, 9);
    expect(byRule.every(({ broken }) => broken === 0)).toBe(true);
  });

  it('seats nobody without tables, and everybody waits', () => {
    const { worth, assignments } = proposed({ ...dinner(), tables: [] }, options());
    expect({ assignments, waiting: worth.waiting }).toEqual({
      assignments: [],
      waiting: dinner().people.reduce((sum, { priority = 1 }) => sum + priority, 0),
    });
  });

  it('has no points for Balance without tables', () => {
    const input: SeatingInput = {
      ...dinner(),
      tables: [],
      rules: [{ id: 'balance', kind: 'Balance', weight: 2 }],
    };
    const proposal = new SeatingProposal(input, options());
    expect(proposal.worth.points + 0).toBe(0);
    const score = scored(input, proposal.run());
    expect(score).toMatchObject({ worth: { points: 0 }, byRule: [{ points: 0 }] });
  });
});

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

describe('another start', () => {
  const startedAt = (more: Partial<ProposeOptions> = {}, budget = 5) =>
    proposed(withMoves(afterChanges(seatedDinner()), { budget }), options(more));

  it('is the beginning of the search, but moves count from the present seats', () => {
    const first = startedAt({ planned: 100_000 });
    const start = first.assignments.map(([seat, person]) => [person, seat] as const);
    const later = startedAt({ planned: 1_024, start });
    expect(compareWorth(later.worth, first.worth)).toBeGreaterThanOrEqual(0);
    expect(later.moved).toBeLessThanOrEqual(5);
    const fewer = startedAt({ planned: 1_024, start }, 1);
    expect(fewer.moved).toBeLessThanOrEqual(1);
  });

  it('leaves people in place who may not move', () => {
    const start = startedAt().assignments.map(([seat, person]) => [person, seat] as const);
    expect(startedAt({ scope: 'pool', start }).moved).toBe(0);
  });
});

describe('a ladder of budgets', () => {
  it('is never worse for a larger budget, and keeps each budget', () => {
    const input = afterChanges(seatedDinner());
    const budgets = [0, 5, 20, Number.POSITIVE_INFINITY];
    const rungs = laddered(input, options({ planned: 200_000 }), budgets);
    expect(rungs.map(({ worth }) => worth)).toMatchObject(
      budgets.map(() => ({ hard: 0, waiting: 0 })),
    );
    rungs.forEach(({ moved, worth }, rung) => {
      expect(moved).toBeLessThanOrEqual(budgets[rung] as number);
      const before = rungs[rung - 1];
      if (before) expect(compareWorth(worth, before.worth)).toBeGreaterThanOrEqual(0);
    });
    expect(rungs[3]?.worth.points).toBeGreaterThan(rungs[0]?.worth.points as number);
  });

  /** The dinner with its people on seats in the order of the list, whoever they are. */
  const badlySeated = (): SeatingInput => {
    const input = dinner();
    const seats = input.tables.flatMap(({ seatIds }) => seatIds);
    return { ...input, people: input.people.map((one, index) => ({ ...one, seat: seats[index] })) };
  };
  const all = Number.POSITIVE_INFINITY;

  it('also searches from scratch if everybody may move', () => {
    for (const seed of [1, 2, 3]) {
      const free = options({ seed, planned: 250_000 });
      const rungs = laddered(badlySeated(), free, [0, 5, 20, all]);
      const anew = proposed(dinner(), options({ seed, planned: 50_000 }));
      expect(rungs[3]?.worth.points).toBeGreaterThanOrEqual(anew.worth.points);
      rungs.slice(1).forEach(({ worth }, rung) => {
        const before = rungs[rung] as (typeof rungs)[number];
        expect(compareWorth(worth, before.worth)).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it('is a single search if nobody is seated', () => {
    const rungs = laddered(dinner(), options({ planned: 50_176 }), [0, 5, all]);
    const alone = proposed(dinner(), options({ planned: 50_176 }));
    expect(rungs.map(({ assignments }) => assignments)).toEqual(
      [0, 5, all].map(() => alone.assignments),
    );
  });

  it('has a rung for each budget, even if it is stopped early', () => {
    const ladder = new ProposalLadder(seatedDinner(), options({ planned: 200_000 }), [0, 5, 20]);
    ladder.step();
    expect(ladder.share).toBeLessThan(0.1);
    const rungs = ladder.finish().map((proposal) => scored(seatedDinner(), proposal));
    expect(rungs.map(({ worth }) => worth.hard)).toEqual([0, 0, 0]);
  });

  it('ends the same after the same iterations, wherever it is stopped between two rungs', () => {
    const planned = 30 * 1_024;
    const runUntil = (isOver: (ladder: ProposalLadder) => boolean) => {
      const input = afterChanges(seatedDinner());
      const ladder = new ProposalLadder(input, options({ planned }), [0, 5, 20]);
      while (!isOver(ladder)) ladder.step();
      return ladder.finish();
    };
    const third = planned / 3;
    const atTheEnd = runUntil(({ done }) => done >= third);
    // The next step goes up to the next rung without an iteration.
    let steps = 0;
    const goneUp = runUntil(({ done }) => {
      steps += done >= third ? 1 : 0;
      return steps > 1;
    });
    expect(goneUp).toEqual(atTheEnd);
    const [first, , last] = goneUp.map((rung) => scored(afterChanges(seatedDinner()), rung));
    expect(last?.worth.points).toBeGreaterThan(first?.worth.points as number);
  });
});

describe('a proposal with a time limit', () => {
  /** A clock that advances this many milliseconds whenever it is read. */
  const clockOf = (tick: number) => {
    let time = 0;
    return () => {
      time += tick;
      return time;
    };
  };

  it.each(['client-dinner-48', 'gala-180', 'plain-1000'])(
    'seats %s the same as with its planned and done iterations',
    (name) => {
      const input = readInstance(`tests/data/seating/${name}.json`);
      for (const tick of [0.9, 2.3, 6.1, 40, 2_000]) {
        const planned = { seconds: 1, now: clockOf(tick) };
        const first = new SeatingProposal(input, options({ planned })).run();
        const again = new SeatingProposal(input, options({ planned: first.planned }));
        let done = 0;
        const second = again.run(() => {
          done += 1;
          return done > first.done / 1_024;
        });
        expect(second).toEqual(first);
        expect(first.done).toBeLessThanOrEqual(first.planned);
      }
    },
  );

  it.each([40, 940, 2_000])(
    'ends a ladder as well if the time is over before its search: %d ms a look',
    (tick) => {
      const tooOften = 10_000;
      const clock = clockOf(tick);
      let looks = 0;
      const now = () => {
        looks += 1;
        if (looks > tooOften) throw new Error('It goes on for ever.');
        return clock();
      };
      const planned = { seconds: 1, now };
      const rungs = laddered(seatedDinner(), options({ planned }), [0, 5, 20]);
      expect(rungs.map(({ worth }) => worth.hard)).toEqual([0, 0, 0]);
    },
  );

  it('continues while there is time, and ends when it is over', () => {
    const done = (seconds: number) =>
      proposed(dinner(), options({ planned: { seconds, now: clockOf(5) } })).done;
    // 950 of 1,000 ms are for the search, 5 for each step; a few looks are for other ends.
    expect(done(1)).toBeGreaterThan(180 * 1_024);
    expect(done(1)).toBeLessThanOrEqual(190 * 1_024);
    expect(done(2)).toBeGreaterThan(1.9 * done(1));
  });

  it('uses the remaining time of a small plan once its code has become fast', () => {
    let time = 0;
    let looks = 0;
    const now = () => {
      looks += 1;
      time += looks < 24 ? 20 : 0.5;
      return time;
    };
    const proposal = new SeatingProposal(dinner(), options({ planned: { seconds: 1, now } }));
    expect(proposal.run().done).toBeGreaterThan(512 * 1_024);
    expect(time).toBeLessThan(1_000);
  });
});
