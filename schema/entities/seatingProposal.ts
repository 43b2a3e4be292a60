import { z } from 'zod';
import { namedAttendee } from './attendee.ts';
import { facts, id, text, time } from './fields.ts';
import { overFull, seatingConflict } from './seatingConflict.ts';

/** Whom a proposal may move besides the pool: nobody, the people at some tables, or everybody. */
export const proposalScopes = ['pool', 'tables', 'all'] as const;

/**
 * The options of a proposal. Budgets and prices concern people who have a seat. `ladder` has smaller budgets,
 * ascending. `fromBudget` is the budget of the proposal `from` to start with; null is its last rung.
 */
export const proposalOptions = z.object({
  scope: z.enum(proposalScopes),
  tableIds: z.array(id),
  seconds: z.int(),
  moveBudget: z.int().nullable(),
  ladder: z.array(z.int()),
  movePrices: z.object({ toOtherTable: z.int(), withinTable: z.int() }),
  from: id.nullable(),
  fromBudget: z.int().nullable(),
});
export type ProposalOptions = z.infer<typeof proposalOptions>;

export const ruleScore = z.object({ ruleId: z.string(), points: z.number(), broken: z.int() });

/** The worth of a seating. Less `hard` is better, then less `waiting`, then more `points`. */
export const seatingScore = z.object({
  hard: z.int(),
  waiting: z.int(),
  points: z.number(),
  byRule: z.array(ruleScore),
  pairs: z.number(),
  moves: z.number(),
});

/** The result for a smaller budget of moves. */
export const rungScore = z.object({ moveBudget: z.int(), after: seatingScore });

export const proposedMove = z.object({
  attendeeId: id,
  fromSeatId: id.nullable(),
  toSeatId: id.nullable(),
});

/** A rule as it was when the engine ran. */
export const ruleThen = z.object({ ruleId: z.string(), rule: facts });

const obstacleReasons = [
  'gone',
  'moved',
  'held',
  'declined',
  'pinned',
  'seatGone',
  'seatTaken',
] as const;

/** Why a person cannot be moved as proposed. `other` sits on the seat. */
export const proposalObstacle = namedAttendee.extend({
  reason: z.enum(obstacleReasons),
  other: namedAttendee.nullable(),
});
export type ProposalObstacle = z.infer<typeof proposalObstacle>;

/** The state of a recorded proposal. */
const outcomes = ['open', 'taken', 'discarded'] as const;

const found = {
  revision: z.int(),
  engine: z.string(),
  seed: z.int(),
  planned: z.number(),
  done: z.number(),
  before: seatingScore,
  after: seatingScore,
  rungs: z.array(rungScore),
  conflicts: z.array(seatingConflict),
  overFull: overFull.nullable(),
};

/** A recorded proposal in the read model, without its moves and rules. */
export const proposalRow = z.object({
  id,
  eventId: id,
  outcome: z.enum(outcomes),
  options: proposalOptions,
  ...found,
  inputHash: z.string(),
  takenBudget: z.int().nullable(),
  proposedByUserId: id,
  createdAt: time,
  updatedAt: time,
});
export type ProposalRow = z.infer<typeof proposalRow>;

/**
 * A part of a proposal's moves, as [attendeeId, fromSeatId, toSeatId]; of the moves for its smaller budgets,
 * as [moveBudget, attendeeId, fromSeatId, toSeatId]; and of its rules.
 */
export const proposalPartRow = z.object({
  id: z.string(),
  eventId: id,
  proposalId: id,
  part: z.int(),
  moves: z.array(z.array(text)),
  rungMoves: z.array(z.tuple([z.int(), z.string(), text, text])),
  rules: z.array(ruleThen),
});
export type ProposalPartRow = z.infer<typeof proposalPartRow>;

/** The states of a run of the engine. */
export const jobStates = ['waiting', 'running', 'failed', 'cancelled', 'done'] as const;

/** `done`: recorded, and neither taken nor discarded. */
export const proposalStates = [...jobStates, 'taken', 'discarded'] as const;

export const proposalProgress = z.object({
  share: z.number(),
  hard: z.int().nullable(),
  waiting: z.int().nullable(),
  points: z.number().nullable(),
});

/** The result of computing a proposal again from its plan, options and seed. */
export const verificationAnswer = z
  .object({
    state: z.enum(jobStates),
    share: z.number(),
    problem: text,
    outcome: z.enum(['same', 'different', 'otherEngine', 'otherPlan']).nullable(),
    seats: z.int().nullable(),
    differing: z.int().nullable(),
  })
  .meta({ id: 'SeatingVerification' });
export type VerificationAnswer = z.infer<typeof verificationAnswer>;

/** The outcome of a proposal for a smaller budget of moves. */
export const proposalRung = z
  .object({
    id: z.string(),
    ...rungScore.shape,
    moves: z.array(proposedMove),
    obstacles: z.array(proposalObstacle),
  })
  .meta({ id: 'SeatingProposalRung' });

export const proposalAnswer = z
  .object({
    id: id.meta({ description: 'The id of the proposal, and of the job that computes it.' }),
    eventId: id,
    state: z.enum(proposalStates),
    progress: proposalProgress,
    problem: text,
    options: proposalOptions,
    revision: z.int().nullable(),
    engine: text,
    seed: z.int(),
    planned: z.number().nullable(),
    done: z.number().nullable(),
    before: seatingScore.nullable(),
    after: seatingScore.nullable(),
    rungs: z.array(proposalRung),
    takenBudget: z.int().nullable(),
    conflicts: z.array(seatingConflict),
    overFull: overFull.nullable(),
    moves: z.array(proposedMove),
    rules: z.array(ruleThen),
    obstacles: z.array(proposalObstacle),
    proposedByUserId: id,
    createdAt: time,
    updatedAt: time,
    verification: verificationAnswer.nullable(),
  })
  .meta({ id: 'SeatingProposal' });
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

export const listedProposal = proposalRow
  .omit({ inputHash: true, outcome: true, conflicts: true, overFull: true })
  .extend({ state: z.enum(['done', 'taken', 'discarded']) })
  .meta({ id: 'ListedSeatingProposal' });

/** The people who were moved, and the people of the proposal who stayed. */
export const proposalTaken = { moved: z.int(), left: z.array(id) };

export const proposalTakenAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'The step that undo reverses, if something was recorded.' }),
    ...proposalTaken,
  })
  .meta({ id: 'SeatingProposalTaken' });

/** The engine's progress with a proposal. */
export const progressMessage = z.object({
  id,
  state: z.enum(jobStates),
  ...proposalProgress.shape,
  problem: text,
});
