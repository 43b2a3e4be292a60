import { graphql } from '../gql/gql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/floorObjects.ftl';

const RemoveFloorObject = graphql(`
  mutation RemoveFloorObject($input: RemoveFloorObjectInput!) {
    removeFloorObject(input: $input) {
      stepId
      id
    }
  }
`);

/** How many rules name an object. */
type InUse = { rules: number };

/** Removes an object, `withRules` also where rules name it; otherwise returns how many of them do. */
export const useRemoveObject = (eventId: string) => {
  const [run, { pending: isRemoving }] = useCommand(RemoveFloorObject);
  const notifyFailure = useNotifyFailure();
  const notifyStep = useNotifyStep(eventId);
  const remove = async (id: string, withRules = false): Promise<'removed' | 'failed' | InUse> => {
    try {
      const { stepId } = (await run({ eventId, id, withRules })).removeFloorObject;
      notifyStep({ title: t('removed'), stepId });
      return 'removed';
    } catch (error) {
      const { code, details } = problemOf(error);
      if (code === 'PLACE_IN_USE' && Array.isArray(details.rules))
        return { rules: details.rules.length };
      notifyFailure(t('remove-failed'), error);
      return 'failed';
    }
  };
  return { remove, isRemoving };
};
