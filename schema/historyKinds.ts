import type { ArrangementEvent, EventPlanEvent, PlanChanged } from './domainEvents.ts';

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** `SeatAssigned` becomes `seat_assigned`. */
type ActionOf<Type extends string> = Snake<Uncapitalize<Type>>;
/** Parts of a change, which have no entries of their own. */
type InParts = 'ChangePartRecorded' | 'PartsDiscarded';
export type HistoryAction = ActionOf<Exclude<(EventPlanEvent | ArrangementEvent)['type'], InParts>>;

/** The kinds of history entries for filters. */
export const historyKinds = [
  'seating',
  'people',
  'tables',
  'rules',
  'event',
  'arrangements',
  'undo',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

const kindOfAction: Record<HistoryAction, HistoryKind> = {
  event_plan_created: 'event',
  event_plan_edited: 'event',
  event_plan_deleted: 'event',
  attendee_added: 'people',
  attendees_imported: 'people',
  guest_list_imported: 'people',
  guest_list_merged: 'people',
  attendee_edited: 'people',
  people_edited: 'people',
  attendee_deleted: 'people',
  attendee_erased: 'people',
  attendee_checked_in: 'people',
  attendee_checked_out: 'people',
  attendee_held: 'seating',
  attendee_released: 'seating',
  hold_reason_changed: 'seating',
  attendee_pinned: 'seating',
  attendee_unpinned: 'seating',
  attendees_replied: 'people',
  menu_set: 'event',
  field_defined: 'event',
  field_changed: 'event',
  field_retired: 'event',
  table_added: 'tables',
  tables_added: 'tables',
  table_renamed: 'tables',
  table_layout_changed: 'tables',
  table_resized: 'tables',
  table_end_seats_switched: 'tables',
  table_moved: 'tables',
  tables_moved: 'tables',
  table_tagged: 'tables',
  table_deleted: 'tables',
  floor_object_placed: 'tables',
  floor_object_changed: 'tables',
  floor_object_removed: 'tables',
  room_outline_set: 'tables',
  background_set: 'tables',
  seat_assigned: 'seating',
  seat_unassigned: 'seating',
  seats_swapped: 'seating',
  seats_auto_assigned: 'seating',
  seating_proposal_taken: 'seating',
  people_seated_together: 'seating',
  people_held_together: 'seating',
  people_returned_to_pool: 'seating',
  seating_rule_added: 'rules',
  seating_rule_changed: 'rules',
  seating_rule_removed: 'rules',
  change_undone: 'undo',
  change_redone: 'undo',
  moment_restored: 'undo',
  draft_taken_over: 'undo',
  plan_copied: 'undo',
  arrangement_applied: 'arrangements',
  arrangement_saved: 'arrangements',
  arrangement_renamed: 'arrangements',
  arrangement_shared: 'arrangements',
  arrangement_unshared: 'arrangements',
  arrangement_event_shown: 'arrangements',
  arrangement_event_hidden: 'arrangements',
  arrangement_refreshed: 'arrangements',
  arrangement_offered_as_template: 'arrangements',
  arrangement_withdrawn_as_template: 'arrangements',
  arrangement_deleted: 'arrangements',
  arrangement_restored: 'arrangements',
};

export const actionsOf = (kinds: readonly HistoryKind[]): HistoryAction[] =>
  (Object.keys(kindOfAction) as HistoryAction[]).filter((action) =>
    kinds.includes(kindOfAction[action]),
  );

/** Actions that change a plan as a whole, so that their entries may concern anybody and anything. */
export const wholeChanges = [
  'change_undone',
  'change_redone',
  'moment_restored',
  'arrangement_applied',
  'guest_list_imported',
  'guest_list_merged',
  'draft_taken_over',
  'plan_copied',
] as const satisfies ActionOf<PlanChanged['type']>[];

/** Whether an action changes the plan, and not a saved arrangement. Applying one changes the plan. */
export const isOfPlan = (action: string): boolean =>
  action === 'arrangement_applied' || kindOfAction[action as HistoryAction] !== 'arrangements';

const finalActions: ReadonlySet<string> = new Set<HistoryAction>([
  'event_plan_created',
  'event_plan_deleted',
  'attendee_erased',
  'plan_copied',
]);

/** Whether a step with this action can be undone. */
export const isUndoable = (action: string): boolean =>
  isOfPlan(action) && !finalActions.has(action);
