import type { Plan } from '../seating/seatingPlan.ts';

/**
 * The parts of the plan that an import needs to find duplicates, and to resolve the people and tables in
 * wishes.
 */
export type ImportPlan = Pick<
  Plan,
  'id' | 'attendees' | 'tables' | 'seats' | 'floorObjects' | 'rules'
>;

export type ImportFrom = 'file' | 'paste';

export type ImportDialogProps = { onClose: () => void; plan: ImportPlan };
