import { atom, useSetAtom } from 'jotai';

export type Notice = {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** One thing to do about it, such as "Undo". `altText` says how else it can be done. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
};

/** The notice on the screen: one at a time, the latest (specification, section 9). */
export const noticeAtom = atom<Notice | null>(null);

let lastId = 0;

const raiseNoticeAtom = atom(null, (_get, set, notice: Omit<Notice, 'id'>) => {
  lastId += 1;
  set(noticeAtom, { ...notice, id: lastId });
});

/** Shows a notice for 5 seconds in place of the one before. */
export const useNotify = () => useSetAtom(raiseNoticeAtom);
