import { type HistoryAction, isUndoable, wholeChanges } from '../../schema/historyKinds.ts';
import type { ChangeFragment } from '../gql/graphql.ts';
import { changeWordsOf, namesOfReversal } from './change.ts';

/** Changes whose sentence counts people, or that may affect many people without naming any. */
const counted: ReadonlySet<string> = new Set<HistoryAction>([
  'attendees_imported',
  'seats_auto_assigned',
  'seating_proposal_taken',
  // The other whole changes start a plan: they cannot be undone, and they affect everybody.
  ...wholeChanges.filter(isUndoable),
]);

const several: ReadonlySet<string> = new Set<HistoryAction>([
  'people_seated_together',
  'people_held_together',
  'people_returned_to_pool',
  'attendees_replied',
  'people_edited',
]);

const reversals: ReadonlySet<string> = new Set<HistoryAction>(['change_undone', 'change_redone']);

/** Whether the sentence of a change may omit people whom the change affects. */
export const mayConcernMany = (change: ChangeFragment): boolean => {
  const { after } = changeWordsOf(change, '');
  // The sentence of a reversal does not name people of whom it changed only details.
  if (reversals.has(change.action))
    return after.number('editedOnly') > 0 || namesOfReversal(after) === undefined;
  return (
    counted.has(change.action) ||
    (several.has(change.action) && after.people('people') === undefined)
  );
};
