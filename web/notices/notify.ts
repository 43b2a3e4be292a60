import { atom, useSetAtom } from 'jotai';

export type Notice = {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** One action, such as "Undo". `altText` describes another way to do it. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  /** Whether it stays until it is dismissed or replaced. */
  stays?: true;
  /** Whether screen readers have already been told in other words, so that the notice is not announced. */
  isTold?: true;
};

/** The current notice. Only the latest is shown (specification, section 9). */
export const noticeAtom = atom<Notice | null>(null);

let lastId = 0;

const raiseNoticeAtom = atom(null, (_get, set, notice: Omit<Notice, 'id'>) => {
  lastId += 1;
  set(noticeAtom, { ...notice, id: lastId });
});

/** Shows a notice for 5 seconds, or until dismissed if it `stays`. Replaces the previous one. */
export const useNotify = () => useSetAtom(raiseNoticeAtom);
