import type { ListSource } from '../../schema/domainEvents.ts';
import type { ListAnswers } from '../../schema/inputs/guestLists.ts';
import type { Base, GuestList } from './compare.ts';
import type { Shown } from './shown.ts';

/** Merges a previewed list. The ids of newcomers are `id(0)` and up. */
export type GuestListCommand = {
  type: 'MergeGuestList';
  eventId: string;
  source: ListSource;
  list: GuestList;
  bases: ReadonlyMap<string, Base>;
  answers: ListAnswers;
  shown: Shown;
};
