import { tooManyApart } from './apartProofs.ts';
import { apartWithinGroup, groupTooLarge, tablesDoNotMeet } from './boundProofs.ts';
import { noCompanion } from './companyProof.ts';
import { pinBreaksRule } from './pinProofs.ts';
import type { Proof, ProofCode } from './proof.ts';
import { tooFewForTables, tooFewSeats, tooManyForTables } from './seatProofs.ts';

/** The proofs of all kinds. Of several findings about the same rules and pins, the first counts. */
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
