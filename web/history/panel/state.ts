import { atom } from 'jotai';
import type { HistoryKind } from '../../../schema/historyKinds.ts';

/** What the panel shows: the changes of the event, or where one guest has been. */
export type HistoryShown = { what: 'changes' } | { what: 'trail'; attendeeId: string };

/** Null where the panel is closed. */
export const historyShownAtom = atom<HistoryShown | null>(null);

/** The filters as their fields hold them: ids, and days in the browser's time zone. Empty for all. */
export type HistoryFields = {
  actor: string;
  attendee: string;
  table: string;
  kinds: readonly HistoryKind[];
  from: string;
  to: string;
};

export const noFields: HistoryFields = {
  actor: '',
  attendee: '',
  table: '',
  kinds: [],
  from: '',
  to: '',
};

export const historyFieldsAtom = atom<HistoryFields>(noFields);
