import { type HistoryAction, isUndoable, wholeChanges } from '../../schema/historyKinds.ts';
import type { ChangeFragment } from '../gql/graphql.ts';
import { changeWordsOf } from './change.ts';

/**
 * Changes whose sentence gives a number of people, or that may touch many people without naming
 * any.
 */
const counted: ReadonlySet<string> = new Set<HistoryAction>([
  'attendees_imported',
  'seats_auto_assigned',
  'seating_proposal_taken',
  // The other whole changes start a plan. They cannot be undone, and they concern everybody.
  ...wholeChanges.filter(isUndoable),
]);

const several: ReadonlySet<string> = new Set<HistoryAction>([
  'people_seated_together',
  'people_held_together',
  'people_returned_to_pool',
  'attendees_replied',
  'people_edited',
]);

/** Whether the sentence of a change may leave out the people it concerns. */
export const mayConcernMany = (change: ChangeFragment): boolean =>
  counted.has(change.action) ||
  (several.has(change.action) && changeWordsOf(change, '').after.people('people') === undefined);
