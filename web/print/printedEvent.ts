import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import type { Plan } from '../seating/seatingPlan.ts';

export type SheetsProps = {
  event: Pick<Plan['event'], 'id' | 'name'>;
  /** The plan in the form for paper. */
  plan: SheetPlan;
  title: string;
};
