import { Refusal } from '../../schema/refusal.ts';

/** The refusal NOTHING_TO_UNDO, for both undo and redo. */
export const nothingToReverse = (what: 'undo' | 'redo') =>
  new Refusal('NOTHING_TO_UNDO', `There is nothing to ${what}`);
