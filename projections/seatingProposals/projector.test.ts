import { expect, it } from 'vitest';
import { examples } from '../../schema/golden/examples.ts';
import { type Fact, history, later, now, organiser, project } from '../testing/project.ts';
import { seatingProposalsProjector } from './projector.ts';

const part = {
  type: 'SeatingProposalPartRecorded',
  data: examples.SeatingProposalPartRecorded,
} satisfies Fact;
const proposed = { type: 'SeatingProposed', data: examples.SeatingProposed } satisfies Fact;
const { proposalId, eventId } = proposed.data;
const accepted = {
  type: 'SeatingProposalAccepted',
  data: examples.SeatingProposalAccepted,
} satisfies Fact;
const deleted = {
  type: 'EventPlanDeleted',
  data: { ...examples.EventPlanDeleted, eventId },
} satisfies Fact;

const { part: _, parts: __, moves, rungMoves, rules, proposalId: ___, ...found } = proposed.data;
const row = {
  id: proposalId,
  ...found,
  outcome: 'open',
  takenBudget: null,
  proposedByUserId: organiser,
  createdAt: now,
  updatedAt: now,
};

const shown = async (...events: ReturnType<typeof history>) =>
  project(seatingProposalsProjector, events);

it('shows a proposal with its last part, and stores the moves of each', async () => {
  expect((await shown(...history([part]))).seating_proposals).toEqual([]);
  const { seating_proposals, seating_proposal_parts } = await shown(...history([part, proposed]));
  expect(seating_proposals).toEqual([row]);
  expect(seating_proposal_parts).toEqual([
    {
      id: `${proposalId}.0`,
      eventId,
      proposalId,
      part: 0,
      moves: part.data.moves,
      rungMoves: part.data.rungMoves,
      rules: part.data.rules,
    },
    { id: `${proposalId}.1`, eventId, proposalId, part: 1, moves, rungMoves, rules },
  ]);
});

it('shows its outcome', async () => {
  const taken = [...history([proposed]), ...history([accepted], { at: later }, 1)];
  expect((await shown(...taken)).seating_proposals).toEqual([
    { ...row, outcome: 'taken', takenBudget: 0, updatedAt: later },
  ]);
  const discarded = { ...accepted, type: 'SeatingProposalDiscarded' as const };
  const { seating_proposals } = await shown(...history([proposed, discarded as Fact]));
  expect(seating_proposals).toMatchObject([{ outcome: 'discarded' }]);
});

it('forgets the proposals of a deleted event', async () => {
  const rows = await shown(...history([part, proposed, deleted]));
  expect([rows.seating_proposals, rows.seating_proposal_parts]).toEqual([[], []]);
});
