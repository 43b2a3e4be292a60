import type { IconName } from '../../ui/Icon.tsx';

const icons: Partial<Record<string, IconName>> = {
  event_plan_created: 'plus',
  attendees_imported: 'upload',
  guest_list_imported: 'upload',
  guest_list_merged: 'upload',
  seats_auto_assigned: 'wand',
  seating_proposal_taken: 'wand',
  moment_restored: 'undo',
  arrangement_applied: 'table',
  arrangement_saved: 'check',
  draft_taken_over: 'edit',
  plan_copied: 'copy',
};

export const markIcon = (action: string): IconName => icons[action] ?? 'pin';
