import {
  type ProposalPartRow,
  type ProposalRow,
  proposalPartRow,
  proposalRow,
} from '../../schema/entities/seatingProposal.ts';
import { defineEndedPlans } from '../engine/planDeleted.ts';
import { defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { patchesOf } from '../engine/rows/patchesOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

const endedPlans = defineEndedPlans('plans_past_proposals');

const options = { scope: 'eventId', endedScopes: endedPlans.table } as const;

const seatingProposalsTable = defineTable<ProposalRow>(
  'seating_proposals',
  columnsOf(proposalRow),
  options,
);

const partsTable = defineTable<ProposalPartRow>(
  'seating_proposal_parts',
  columnsOf(proposalPartRow),
  options,
);

const addPart = (
  changes: RowChanges,
  { data }: Recorded<'SeatingProposalPartRecorded' | 'SeatingProposed'>,
): void => {
  const { eventId, proposalId, part, moves, rungMoves, rules } = data;
  const id = `${proposalId}.${part}`;
  changes.insert(partsTable, { id, eventId, proposalId, part, moves, rungMoves, rules });
};

const patch = patchesOf(seatingProposalsTable, 'proposalId');

export const seatingProposalsProjector = defineProjector({
  name: 'seating_proposals',
  version: 1,
  tables: [endedPlans.table, seatingProposalsTable, partsTable],
  on: {
    SeatingProposalPartRecorded: addPart,
    SeatingProposed: (changes, event) => {
      const {
        proposalId,
        eventId,
        part: _,
        parts: __,
        moves: ___,
        rungMoves: ____,
        rules: _____,
        ...found
      } = event.data;
      const at = utc(event.metadata.at);
      addPart(changes, event);
      changes.insert(seatingProposalsTable, {
        id: proposalId,
        eventId,
        outcome: 'open',
        ...found,
        takenBudget: null,
        proposedByUserId: event.metadata.actorId,
        createdAt: at,
        updatedAt: at,
      });
    },
    SeatingProposalAccepted: (changes, event) =>
      patch(changes, event, { outcome: 'taken', takenBudget: event.data.budget }),
    SeatingProposalDiscarded: (changes, event) => patch(changes, event, { outcome: 'discarded' }),
    EventPlanDeleted: endedPlans.endPlanIn(seatingProposalsTable, partsTable),
  },
});
