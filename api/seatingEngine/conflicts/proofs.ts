import { tooManyApart } from './apartProofs.ts';
import { apartWithinGroup, groupTooLarge, tablesDoNotMeet } from './boundProofs.ts';
import { noCompanion } from './companyProof.ts';
import { pinBreaksRule } from './pinProofs.ts';
import type { Proof, ProofCode } from './proof.ts';
import { tooFewForTables, tooFewSeats, tooManyForTables } from './seatProofs.ts';

/** Finds contradictions of all kinds. Of several for the same rules and pins, it keeps the first. */
export const proofs: readonly (readonly [ProofCode, Proof])[] = [
  ['pinBreaksRule', pinBreaksRule],
  ['apartWithinGroup', apartWithinGroup],
  ['tablesDoNotMeet', tablesDoNotMeet],
  ['groupTooLarge', groupTooLarge],
  ['tooFewSeats', tooFewSeats],
  ['tooManyForTables', tooManyForTables],
  ['tooFewForTables', tooFewForTables],
  ['tooManyApart', tooManyApart],
  ['noCompanion', noCompanion],
];
