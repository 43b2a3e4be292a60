import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../notices/notices.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { isUnsaved, unsavedAtom } from './unsaved.ts';

/** When the details of an attendee close, shows a notice if something typed there is not saved. */
export const useNotifyUnsaved = (attendeeId: string, name: string): void => {
  const store = useStore();
  const notify = useNotify();
  const latestName = useRef(name);
  latestName.current = name;
  useEffect(
    () => () => {
      const all = Object.entries(store.get(unsavedAtom));
      const kept = all.filter(([, field]) => isUnsaved(field));
      store.set(unsavedAtom, Object.fromEntries(kept));
      if (!kept.some(([id]) => id.startsWith(`${attendeeId}.`))) return;
      const title = t('kept', { name: latestName.current });
      notify({ tone: 'info', title, description: t('kept-text') });
    },
    [store, notify, attendeeId],
  );
};
