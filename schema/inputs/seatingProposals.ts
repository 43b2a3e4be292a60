import { z } from 'zod';
import { proposalScopes } from '../entities/seatingProposal.ts';
import { limits } from '../limits.ts';
import { anId, commandInput, planInput } from './text.ts';

const wholeNumber = (max: number) =>
  z.int('Must be a whole number').min(0, 'Must be 0 or more').max(max, `Must be ${max} or less`);

/** How long the engine may look, in seconds. */
const proposalSeconds = [1, 5, 30] as const;

const seconds = z
  .int('Must be a whole number')
  .refine(
    (value) => proposalSeconds.some((one) => one === value),
    `Must be one of ${proposalSeconds.join(', ')}`,
  );

/** The cost of moving a seated person, in points. */
export const movePrices = z.strictObject({
  toOtherTable: wholeNumber(1_000),
  withinTable: wholeNumber(1_000),
});

/** The most people with a seat who may move. */
const moveBudget = wholeNumber(limits.attendeesPerEvent);

export const proposeSeatingInput = planInput({
  scope: z.enum(proposalScopes).nullish(),
  tableIds: z.array(anId).max(limits.tablesPerEvent).nullish(),
  seconds,
  seed: wholeNumber(2_147_483_647).nullish(),
  moveBudget: moveBudget.nullish(),
  ladder: z.array(moveBudget).max(8).nullish(),
  movePrices: movePrices.nullish(),
  from: anId.nullish(),
  fromBudget: moveBudget.nullish(),
});
export type ProposeSeating = z.output<typeof proposeSeatingInput>;

const named = { id: anId, eventId: anId.nullish() };

export const cancelProposalInput = commandInput({ ...named, keepBest: z.boolean().nullish() });

export const takeProposalInput = commandInput({
  ...named,
  without: z.array(anId).max(limits.attendeesPerEvent).nullish(),
  whatStillFits: z.boolean().nullish(),
  moveBudget: moveBudget.nullish(),
});

export const proposalIdInput = commandInput(named);
