import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { dayText } from '../texts/formats.ts';

/** What every kind of sheet is made of. */
export type SheetsProps = { event: Plan['event']; view: PlanView; title: string };

/** "Mar 4, 2027 · The Orangery", as far as it is known. */
export const whenAndWhere = ({ startDate, location }: Plan['event']): string =>
  [startDate ? dayText(startDate) : '', location ?? ''].filter(Boolean).join(' · ');
