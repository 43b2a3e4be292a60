import { atom } from 'jotai';
import type { HistoryKind } from '../../../schema/historyKinds.ts';

/** The content of the panel: the changes of the event, or a guest's trail. */
export type HistoryShown = { what: 'changes' } | { what: 'trail'; attendeeId: string };

/** Null if the panel is closed. */
export const historyShownAtom = atom<HistoryShown | null>(null);

/** The filters as form values: ids, and days in the browser's time zone. Empty means no filter. */
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

export const noHistoryOpen = {
  has: (_since: string, _until: string) => false,
  leaveOut: (_since: string, _until: string): void => undefined,
};

/**
 * Whether the open history announces the changes between two positions as they arrive. `leaveOut`
 * excludes changes that were announced elsewhere before.
 */
export const announcedByHistoryAtom = atom(noHistoryOpen);
