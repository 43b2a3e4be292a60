import { type HistoryAction, isUndoable, wholeChanges } from '../../schema/historyKinds.ts';
import type { ChangeFragment } from '../gql/graphql.ts';
import { changeWordsOf } from './change.ts';

/** What is told with a number of people, or may have touched many without saying so. */
const counted: ReadonlySet<string> = new Set<HistoryAction>([
  'attendees_imported',
  'seats_auto_assigned',
  'seating_proposal_taken',
  // With what cannot be taken back a plan begins: that is about everybody.
  ...wholeChanges.filter(isUndoable),
]);

const several: ReadonlySet<string> = new Set<HistoryAction>([
  'people_seated_together',
  'people_held_together',
  'people_returned_to_pool',
]);

/** Whether the sentence of a change may leave out whom it is about. */
export const mayBeOfMany = (change: ChangeFragment): boolean =>
  counted.has(change.action) ||
  (several.has(change.action) && changeWordsOf(change, '').after.people('people') === undefined);
