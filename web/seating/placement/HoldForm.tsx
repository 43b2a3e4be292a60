import { holdAttendeeInput } from '../../../schema/inputs/attendees.ts';
import { limits } from '../../../schema/limits.ts';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/useForm.ts';

type HoldFormProps = { onCancel: () => void; onHold: (reason: string | null) => void };

/** The optional reason for holding somebody. */
export const HoldForm = ({ onCancel, onHold }: HoldFormProps) => {
  const form = useForm({
    present: { reason: '' },
    schema: holdAttendeeInput.pick({ reason: true }),
    save: async ({ reason }) => onHold(reason ?? null),
  });
  return (
    <DialogForm form={form} submit={t('hold-now')} onCancel={onCancel}>
      <TextArea
        label={t('reason')}
        hint={t('reason-hint', { max: limits.holdReason })}
        rows={3}
        autoFocus
        {...form.field('reason')}
      />
    </DialogForm>
  );
};
