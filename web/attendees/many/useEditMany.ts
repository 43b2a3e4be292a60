import { graphql } from '../../gql/gql.ts';
import type { PersonEditInput } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyStep } from '../../history/useNotifyStep.ts';
import { useNotify } from '../../notices/notices.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/editMany.ftl';

export const EditPeople = graphql(`
  mutation EditPeople($input: EditPeopleInput!) {
    editPeople(input: $input) {
      stepId
    }
  }
`);

/** Edits several people in one step. Resolves to whether it was done. */
export const useEditMany = (eventId: string) => {
  const [edit, { pending }] = useCommand(EditPeople);
  const notifyStep = useNotifyStep(eventId);
  const notify = useNotify();
  const attempt = useAttempt();
  const run = (edits: PersonEditInput[]): Promise<boolean> =>
    attempt(t('failed'), async () => {
      const { position, stepId } = (await edit({ eventId, edits })).editPeople;
      if (position === null) return notify({ tone: 'info', title: t('nothing-changed') });
      notifyStep({ title: t('edited', { count: edits.length }), stepId });
    });
  return { run, pending };
};
