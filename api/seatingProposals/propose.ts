import type { ProposedMove } from '../../schema/domainEvents.ts';
import type { ProposalOptions } from '../../schema/entities/seatingProposal.ts';
import { eventPlanStream, seatingProposalStream } from '../../schema/ids.ts';
import type { ProposeSeating } from '../../schema/inputs/seatingProposals.ts';
import { limits } from '../../schema/limits.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf, tableOf } from '../eventPlans/state.ts';
import { perform } from '../pipeline/perform.ts';
import { conflictsLeft, noConflicts } from './conflictsLeft.ts';
import { seatingProposalDecider } from './decider.ts';
import type { EngineResult } from './engine.ts';
import type { JobRow, ProposalRequest } from './jobs/rows.ts';
import { recordedMoves } from './queries.ts';
import { engineOf } from './running.ts';
import { hashOf, movesTo, prepared, rungMovesTo } from './task.ts';

const usualPrices = { toOtherTable: 25, withinTable: 8 };
const usualSeed = 1;

/** @throws Refusal BAD_INPUT, TABLE_NOT_FOUND */
const optionsOf = (input: Omit<ProposeSeating, 'commandId'>, plan: ActivePlan): ProposalOptions => {
  const scope = input.scope ?? 'pool';
  const tableIds = scope === 'tables' ? [...new Set(input.tableIds ?? [])] : [];
  if (scope === 'tables' && tableIds.length === 0)
    throw badField('tableIds', 'Name the tables whose people may move');
  for (const id of tableIds) tableOf(plan, id);
  const { moveBudget = null, from = null } = input;
  return {
    scope,
    tableIds,
    seconds: input.seconds,
    moveBudget,
    ladder: from === null ? ladderOf(input.ladder ?? [], moveBudget, plan) : [],
    movePrices: input.movePrices ?? usualPrices,
    from,
    fromBudget: from === null ? null : (input.fromBudget ?? null),
  };
};

/** The smaller budgets, ascending, without those that allow everybody with a seat to move. */
const ladderOf = (
  budgets: readonly number[],
  moveBudget: number | null,
  { attendees }: ActivePlan,
): number[] => {
  const seated = [...attendees.values()].filter(({ placement }) => placement.in === 'seat').length;
  const most = Math.min(moveBudget ?? seated, seated);
  return [...new Set(budgets)].filter((budget) => budget < most).sort((one, other) => one - other);
};

/** The moves from which a run starts. @throws Refusal PROPOSAL_NOT_FOUND */
export const startingMoves = (
  app: Application,
  eventId: string,
  { from, fromBudget }: ProposalOptions,
): Promise<ProposedMove[]> =>
  from === null ? Promise.resolve([]) : recordedMoves(app, { id: from, eventId }, fromBudget);

/**
 * Starts working out a proposal for the present plan.
 * @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY, LIMIT_REACHED, BAD_INPUT, TABLE_NOT_FOUND,
 * PROPOSAL_NOT_FOUND
 */
export const beginProposal = async (
  app: Application,
  origin: CommandOrigin,
  input: Omit<ProposeSeating, 'commandId'>,
): Promise<JobRow> => {
  const { eventId } = input;
  const stream = eventPlanStream(eventId);
  const { state, revision } = await app.commands.load(eventPlanDecider, stream);
  const plan = activeOf(state);
  if (plan.attendees.size > limits.proposedPeople) {
    const most = limits.proposedPeople.toLocaleString('en');
    throw new Refusal('LIMIT_REACHED', `The engine seats at most ${most} people`);
  }
  const options = optionsOf(input, plan);
  const seed = input.seed ?? usualSeed;
  const preparation = prepared(plan, options, seed, await startingMoves(app, eventId, options));
  const proposalId = derivedId(origin.commandId, 0);
  const { jobs, effortFor } = engineOf(app);
  const request: ProposalRequest = { options, seed };
  let left = noConflicts;
  const job = { id: proposalId, kind: 'propose', eventId, proposalId, request } as const;
  return jobs.begin(
    { ...job, memberId: origin.actorId },
    { ...preparation, ...effortFor(options.seconds) },
    async (result) => {
      const { rules } = preparation.input;
      const command = {
        type: 'RecordSeatingProposal' as const,
        proposalId,
        eventId,
        revision: Number(revision),
        options,
        ...foundIn(result, plan),
        ...left,
        inputHash: hashOf(preparation.input),
        rules: rules.map(({ id: ruleId, ...rule }) => ({ ruleId, rule })),
      };
      // The deadline no longer applies, because the request was answered long ago.
      const { deadline: _, onRecorded: __, ...recording } = origin;
      const recordedIn = seatingProposalStream(proposalId);
      await perform(app, seatingProposalDecider, recordedIn, command, recording);
    },
    async (result, signal) => {
      left = await conflictsLeft(app, preparation, result, options.seconds, signal);
    },
  );
};

const foundIn = ({ seats, rungs, ...found }: EngineResult, plan: ActivePlan) => ({
  ...found,
  rungs: rungs.map(({ moveBudget, after }) => ({ moveBudget, after })),
  moves: movesTo(plan, seats),
  rungMoves: rungMovesTo(plan, rungs),
});
