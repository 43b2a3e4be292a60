import { withCustom } from '../../../schema/customPatch.ts';
import type { CustomValue } from '../../../schema/entities/guestField.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { type Details, EditAttendeeField } from './attendeeDetails.ts';
import { useOptimisticEdit } from './useChangeAttendee.ts';

/** Changes what somebody has in one own field. Rejects if it fails. */
export const useSetCustom = ({ id, custom: before }: Pick<Details, 'id' | 'custom'>) => {
  const atOnce = useOptimisticEdit();
  const [edit] = useCommand(EditAttendeeField);
  return (fieldId: string, value: CustomValue | null) => {
    const custom = { [fieldId]: value };
    return atOnce(id, { custom: withCustom(before, custom) }, () => edit({ id, custom }));
  };
};
