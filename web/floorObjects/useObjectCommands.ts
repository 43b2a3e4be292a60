import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { ChangeFloorObject, RemoveFloorObject } from './documents.ts';
import type { ObjectChanges } from './shapes.ts';

type Changes = ObjectChanges & { kind?: FloorObjectKind; name?: string; isSolid?: boolean };

/** How many rules name an object. */
type InUse = { rules: number };

/** What can be done with an object, each with its notices. Answers whether it has happened. */
export const useObjectCommands = (eventId: string) => {
  const [change, { pending }] = useCommand(ChangeFloorObject);
  const [remove] = useCommand(RemoveFloorObject);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  return {
    isPending: pending,
    change: async (id: string, changes: Changes, isSaid = true): Promise<boolean> => {
      try {
        await change({ eventId, id, ...changes });
        if (isSaid) notify({ tone: 'success', title: t('updated') });
        return true;
      } catch (error) {
        notifyFailure(t('update-failed'), error);
        return false;
      }
    },
    /** Removes it, `withRules` also where rules name it; else answers how many of them do. */
    remove: async (id: string, withRules = false): Promise<'removed' | 'failed' | InUse> => {
      try {
        const { stepId } = (await remove({ eventId, id, withRules })).removeFloorObject;
        notify({ tone: 'success', title: t('removed'), action: undoAction(undo, stepId) });
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
