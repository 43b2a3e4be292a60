import { describe, expect, it } from 'vitest';
import {
  atRung,
  chosenRung,
  type Rung,
  rungsOf,
  seatedMovers,
  seatsFound,
  seatsLost,
} from './ladder.ts';
import type { Move } from './preview.ts';
import { fewMoves } from './state.ts';

type Proposal = Parameters<typeof rungsOf>[0];

const move = (attendeeId: string, fromSeatId: string | null, toSeatId: string | null) =>
  ({ __typename: 'ProposedMove', attendeeId, fromSeatId, toSeatId }) as const;
const worth = (points: number, waiting = 0): Proposal['after'] => ({
  __typename: 'SeatingScore',
  hard: 0,
  waiting,
  points,
  byRule: [],
  pairs: 0,
  moves: 0,
});
const rung = (moveBudget: number, after: Proposal['after'], moves: Move[]) => ({
  __typename: 'SeatingProposalRung' as const,
  id: `p.${moveBudget}`,
  moveBudget,
  after: after as NonNullable<Proposal['after']>,
  moves: moves as Proposal['moves'],
  obstacles: [],
});

const eve = move('Eve', null, 'h1');
const adaGoes = move('Ada', 'g1', 'h2');
const fayComes = move('Fay', null, 'g1');
const benGoes = move('Ben', 'g2', 'h3');

/** Without a move, Fay waits; with one she has a seat; with two there are more points. */
const proposal = {
  id: 'p',
  state: 'done',
  takenBudget: null,
  before: worth(0, 2),
  after: worth(90),
  moves: [eve, adaGoes, fayComes, benGoes],
  obstacles: [],
  rungs: [
    rung(0, worth(10, 1), [eve]),
    rung(5, worth(40), [eve, adaGoes, fayComes]),
    rung(20, worth(40), [eve, adaGoes, fayComes]),
  ],
} satisfies Proposal & { id: string };
const budgets = (rungs: readonly Rung[]) => rungs.map(({ budget }) => budget);
const chosen = (asked: string | null, of: Proposal = proposal) =>
  chosenRung(of, rungsOf(of), asked).budget;

describe('the rungs of a ladder', () => {
  it('omit a larger budget that moves the same people', () => {
    expect(budgets(rungsOf(proposal))).toEqual([0, 5, null]);
    const flat = { ...proposal, moves: [eve], rungs: [rung(0, worth(10), [eve])] };
    expect(budgets(rungsOf(flat))).toEqual([0]);
  });

  it('omit one that moves more people for fewer points than a later one', () => {
    const detour = {
      ...proposal,
      rungs: [rung(0, worth(10, 1), [eve]), rung(20, worth(40), [eve, adaGoes, benGoes, fayComes])],
      moves: [eve, adaGoes, fayComes],
    } satisfies Proposal;
    expect(budgets(rungsOf(detour))).toEqual([0, null]);
    expect(chosen('20', { ...detour, state: 'taken', takenBudget: 20 })).toBe(20);
    const waits = { ...detour, after: worth(90, 1) };
    expect(budgets(rungsOf(waits))).toEqual([0, 20, null]);
  });

  it('count seated people who move, people who find a seat, and those who lose theirs', () => {
    const [none, some] = rungsOf(proposal) as [Rung, Rung];
    expect([seatedMovers(none), seatsFound(none)]).toEqual([[], 1]);
    expect([seatedMovers(some), seatsFound(some)]).toEqual([['Ada'], 2]);
    const replaced = { moves: [fayComes, move('Ada', 'g1', null)] };
    expect([seatsFound(replaced), seatsLost(replaced)]).toEqual([1, 1]);
  });

  it('show the proposal as it is on one of them', () => {
    const [, some] = rungsOf(proposal) as [Rung, Rung];
    expect(atRung(proposal, some)).toMatchObject({
      id: 'p',
      before: worth(0, 2),
      after: worth(40),
      moves: [eve, adaGoes, fayComes],
    });
  });
});

describe('the chosen rung', () => {
  it('is the last one unless the address says otherwise', () => {
    expect(chosen(null)).toBe(null);
    expect(chosen('5')).toBe(5);
    expect(chosen('20')).toBe(5);
    expect(chosen('nonsense')).toBe(null);
  });

  it('is the first that seats as many as the last, with as few moves as possible', () => {
    expect(chosen(fewMoves)).toBe(5);
    const full = { ...proposal, after: worth(90, 1) };
    expect(chosen(fewMoves, full)).toBe(0);
  });

  it('is the one that was taken, whatever the address says', () => {
    expect(chosen('0', { ...proposal, state: 'taken', takenBudget: 5 })).toBe(5);
    expect(chosen('0', { ...proposal, state: 'taken', takenBudget: null })).toBe(null);
  });
});
