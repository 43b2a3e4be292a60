import { setFieldsInput } from '../../schema/inputs/guestFields.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/guestFields.ftl';
import { useListForm } from '../ui/useListForm.ts';
import { SetFields } from './commands.ts';
import type { GuestField } from './documents.ts';
import { draftOf, inputOf } from './fieldsDraft.ts';

/** The own fields as they are edited. They are saved as a whole; who has a choice that goes is asked about. */
export const useFieldsForm = (
  eventId: string,
  present: readonly GuestField[],
  onSaved: () => void,
) => {
  const [run] = useCommand(SetFields);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return useListForm({
    list: 'fields',
    initial: () => draftOf(present),
    schema: setFieldsInput,
    toInput: (fields) => ({ eventId, fields: inputOf(fields) }),
    save: async (fields, before, clear) => {
      await run({ eventId, fields: inputOf(fields), before: inputOf(before), clear });
      notify({ tone: 'success', title: t('fields-saved') });
      onSaved();
    },
    chosenCode: 'CHOICE_CHOSEN',
    onFailure: (error) => notifyFailure(t('fields-not-saved'), error),
  });
};
