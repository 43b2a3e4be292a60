import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../notices/notices.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { isUnsaved, unsavedAtom } from './unsaved.ts';

/**
 * When the details of an attendee close, shows a notice if something typed there is unsaved. Drops what was
 * typed about a deleted attendee, because it could never be saved.
 */
export const useNotifyUnsaved = (attendeeId: string, name: string, isGone: boolean): void => {
  const store = useStore();
  const notify = useNotify();
  const latest = useRef({ name, isGone });
  latest.current = { name, isGone };
  useEffect(
    () => () => {
      const isTheirs = (id: string) => id.startsWith(`${attendeeId}.`);
      const kept = Object.entries(store.get(unsavedAtom)).filter(
        ([id, field]) => isUnsaved(field) && !(latest.current.isGone && isTheirs(id)),
      );
      store.set(unsavedAtom, Object.fromEntries(kept));
      if (!kept.some(([id]) => isTheirs(id))) return;
      const title = t('kept', { name: latest.current.name });
      notify({ tone: 'info', title, description: t('kept-text') });
    },
    [store, notify, attendeeId],
  );
};
