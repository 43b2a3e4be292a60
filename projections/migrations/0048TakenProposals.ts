import { bySql } from './bySql.ts';

/** Finds the steps that took proposals, of which there are few, each minute. */
export const takenProposals = bySql(`
  CREATE INDEX seating_history_taken ON read.seating_history ((new_state->>'proposalId'))
   WHERE action = 'seating_proposal_taken';
`);
