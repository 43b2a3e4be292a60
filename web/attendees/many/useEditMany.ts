import { graphql } from '../../gql/gql.ts';
import type { PersonEditInput } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { undoAction, useUndo } from '../../history/useUndo.ts';
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
  const { undo } = useUndo(eventId);
  const notify = useNotify();
  const attempt = useAttempt();
  const run = (edits: PersonEditInput[]): Promise<boolean> =>
    attempt(t('failed'), async () => {
      const { position, stepId } = (await edit({ eventId, edits })).editPeople;
      if (position === null) return notify({ tone: 'info', title: t('nothing-changed') });
      notify({
        tone: 'success',
        title: t('edited', { count: edits.length }),
        action: undoAction(undo, stepId),
      });
    });
  return { run, pending };
};
