import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { dayText } from '../texts/formats.ts';
import type { NewCards } from './newCards.ts';

/** The props of every kind of sheet. */
export type SheetsProps = {
  event: Plan['event'];
  /** As paper shows it. */
  plan: SheetPlan;
  title: string;
  /** The new cards, if only those are printed. */
  newCards?: NewCards | undefined;
};

/** "Mar 4, 2027 · The Orangery", as far as known. */
export const whenAndWhere = ({ startDate, location }: Plan['event']): string =>
  [startDate ? dayText(startDate) : '', location ?? ''].filter(Boolean).join(' · ');
