import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { ChangeFloorObject, RemoveFloorObject } from './documents.ts';
import type { ObjectChanges } from './shapes.ts';

type Changes = ObjectChanges & { kind?: FloorObjectKind; name?: string; isSolid?: boolean };

/** The object is in use: the number of rules that name it. */
type InUse = { rules: number };

/** The commands of a floor object, with their notices. Each returns whether it succeeded. */
export const useObjectCommands = (eventId: string) => {
  const [change, { pending }] = useCommand(ChangeFloorObject);
  const [remove] = useCommand(RemoveFloorObject);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  return {
    isPending: pending,
    change: (id: string, changes: Changes, isNotified = true): Promise<boolean> =>
      attempt(t('update-failed'), async () => {
        await change({ eventId, id, ...changes });
        if (isNotified) notify({ tone: 'success', title: t('updated') });
      }),
    /**
     * Removes the object. If rules name it, returns their number instead, unless `withRules` removes them
     * too.
     */
    remove: async (id: string, withRules = false): Promise<'removed' | 'failed' | InUse> => {
      try {
        const { stepId } = (await remove({ eventId, id, withRules })).removeFloorObject;
        notifyStep({ title: t('removed'), stepId });
        return 'removed';
      } catch (error) {
        const { code, details } = problemOf(error);
        if (code === 'PLACE_IN_USE' && Array.isArray(details.rules))
          return { rules: details.rules.length };
        notifyFailure(t('remove-failed'), error);
        return 'failed';
      }
    },
  };
};
