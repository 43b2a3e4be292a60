import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { ChangeFloorObject } from './documents.ts';
import type { ObjectChanges } from './shapes.ts';

type Changes = ObjectChanges & { kind?: FloorObjectKind; name?: string; isSolid?: boolean };

/** Changes an object, with its notices. Returns whether it succeeded. */
export const useChangeObject = (eventId: string) => {
  const [change] = useCommand(ChangeFloorObject);
  const notify = useNotify();
  const attempt = useAttempt();
  return (id: string, changes: Changes, isNotified = true): Promise<boolean> =>
    attempt(t('update-failed'), async () => {
      await change({ eventId, id, ...changes });
      if (isNotified) notify({ tone: 'success', title: t('updated') });
    });
};
