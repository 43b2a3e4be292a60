import { draftTitle } from '../drafts/title.ts';
import type { Plan } from './seatingPlan.ts';

/** The event's name; of a draft, with the draft's. */
export const titleOf = ({ event: { name, draftName } }: Plan): string =>
  draftName ? draftTitle(name, draftName) : name;
