import { graphql } from '../../gql/gql.ts';
import type { PersonEditInput } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
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
  const step = useStep(eventId);
  const run = (edits: PersonEditInput[]): Promise<boolean> =>
    step(t('failed'), async () => {
      const { position, stepId } = (await edit({ eventId, edits })).editPeople;
      if (position === null) return { tone: 'info', title: t('nothing-changed') };
      return { title: t('edited', { count: edits.length }), stepId };
    });
  return { run, pending };
};
