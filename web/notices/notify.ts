import { atom, useSetAtom } from 'jotai';

export type Notice = {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** One action on the notice, such as "Undo". `altText` describes another way to do it. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  /** Stays until it is dismissed, or another takes its place. */
  stays?: true;
  /** Screen readers have been told already, in other words, so the notice is not announced. */
  isTold?: true;
};

/** The current notice: only the latest is shown (specification, section 9). */
export const noticeAtom = atom<Notice | null>(null);

let lastId = 0;

const raiseNoticeAtom = atom(null, (_get, set, notice: Omit<Notice, 'id'>) => {
  lastId += 1;
  set(noticeAtom, { ...notice, id: lastId });
});

/** Shows a notice for 5 seconds unless it stays, replacing the previous one. */
export const useNotify = () => useSetAtom(raiseNoticeAtom);
