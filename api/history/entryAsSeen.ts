import type { HistoryRow } from '../../schema/entities/history.ts';
import { actionsOf, type HistoryAction, wholeChanges } from '../../schema/historyKinds.ts';
import type { Capabilities } from '../../schema/permissions.ts';

/** Actions that concern details of guests or tables, somebody's wish to be erased, or rules. */
export const hiddenActions: readonly HistoryAction[] = [
  'attendee_edited',
  'attendee_erased',
  'people_edited',
  'attendee_checked_in',
  'attendee_checked_out',
  'attendee_pinned',
  'attendee_unpinned',
  'attendee_held',
  'attendee_released',
  'hold_reason_changed',
  'people_held_together',
  'people_returned_to_pool',
  'attendees_replied',
  'table_tagged',
  'menu_set',
  'field_defined',
  'field_changed',
  'field_retired',
  ...actionsOf(['rules']),
];

/** Stands for an action of which a viewer may not see what it did. It changed the plan, and so is a moment. */
const unshownAction = 'plan_changed';

/** Whether a viewer may see what an action did, and to whom. */
export const isShownTo = (action: string, capabilities: Capabilities): boolean =>
  capabilities.has('seeDetails') || !hiddenActions.some((one) => one === action);

type State = HistoryRow['newState'];
type States = Pick<HistoryRow, 'action' | 'previousState' | 'newState'>;

/**
 * The people whom an entry may name to a viewer; undefined for all that it touched. Without `seeDetails`, a
 * change of the whole plan names only those who had a seat before or after it.
 */
export const nameableIn = (
  { action, previousState, newState }: States,
  capabilities: Capabilities,
): ReadonlySet<string> | undefined => {
  if (capabilities.has('seeDetails') || !wholeChanges.some((one) => one === action))
    return undefined;
  const placed = [...namedIn(previousState), ...namedIn(newState)];
  return new Set(
    placed.flatMap(({ attendeeId, in: where }) => (where === 'seat' ? attendeeId : [])),
  );
};

type Named = { attendeeId: string; in: string };

const namedIn = (state: State): readonly Named[] => (state?.named ?? []) as Named[];

/**
 * A change of the whole plan, reduced to the people whom it may name. The count of moved people leaves out
 * the others.
 */
const withNamed = (entry: HistoryRow, nameable: ReadonlySet<string>): HistoryRow => {
  const only = (state: State): State =>
    state && {
      ...state,
      named: namedIn(state).filter(({ attendeeId }) => nameable.has(attendeeId)),
    };
  const { previousState, newState } = entry;
  const hidden = namedIn(newState).length - nameable.size;
  const moved = Number(newState?.moved ?? 0) - hidden;
  return {
    ...entry,
    previousState: only(previousState),
    newState: newState && { ...only(newState), moved },
  };
};

/**
 * Removes the name of a draft or template. Readers of the event know of neither, and a template may belong to
 * another event.
 */
const withoutSource = (entry: HistoryRow): HistoryRow => {
  const { action, newState } = entry;
  const isSecret = action === 'draft_taken_over' || newState?.asTemplate === true;
  if (!isSecret || !newState) return entry;
  const { name: _, draftId: __, ...others } = newState;
  return { ...entry, newState: others };
};

/** Whether people were edited tells which kind of details an undo reversed. */
const withoutEdits = (entry: HistoryRow): HistoryRow => {
  const { action, newState } = entry;
  if ((action !== 'change_undone' && action !== 'change_redone') || !newState) return entry;
  const { edited: _, editedOnly: __, ...others } = newState;
  return { ...entry, newState: others };
};

/**
 * A history entry for a viewer. Without the capabilities, hides what some actions are and did; what the others
 * say of roles, arrivals, holds, drafts and templates; and what a change of the whole plan did to rules and
 * to details of people.
 */
export const entryAsSeen = (recorded: HistoryRow, capabilities: Capabilities): HistoryRow => {
  if (!isShownTo(recorded.action, capabilities))
    return { ...recorded, action: unshownAction, previousState: null, newState: null };
  const nameable = nameableIn(recorded, capabilities);
  const entry = nameable ? withoutEdits(withoutSource(withNamed(recorded, nameable))) : recorded;
  const { previousState, newState } = entry;
  const shown = capabilities.has('seeDetails')
    ? entry
    : {
        ...entry,
        previousState: withoutDetails(previousState) as State,
        newState: withoutDetails(newState) as State,
      };
  if (capabilities.has('seeRules') || !shown.newState || !('rules' in shown.newState)) return shown;
  const { rules: _, ...others } = shown.newState;
  return { ...shown, newState: others };
};

const detailsInStates: readonly string[] = [
  'attendeeRole',
  'isCheckedIn',
  'checkedIn',
  'fields',
  'menu',
];

/** Shows held people as if they were in the pool. */
const withoutDetails = (state: unknown): unknown => {
  if (Array.isArray(state)) return state.map(withoutDetails);
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !detailsInStates.includes(name))
      .map(([name, value]) => [
        name,
        name === 'in' && value === 'holding' ? 'pool' : withoutDetails(value),
      ]),
  );
};
