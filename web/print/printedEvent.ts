import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { dayText } from '../texts/formats.ts';
import type { NewCards } from './newCards.ts';

/** What every kind of sheet is made of. */
export type SheetsProps = {
  event: Plan['event'];
  view: PlanView;
  title: string;
  /** The cards that are new since a moment, where only these are asked for. */
  newCards?: NewCards | undefined;
};

/** "Mar 4, 2027 · The Orangery", as far as it is known. */
export const whenAndWhere = ({ startDate, location }: Plan['event']): string =>
  [startDate ? dayText(startDate) : '', location ?? ''].filter(Boolean).join(' · ');
