import { checkReason } from '../../attendees/panel/editedFields.ts';
import { useHoldReason } from '../../attendees/panel/useChangeAttendee.ts';
import { useInlineText } from '../../attendees/panel/useInlineText.ts';
import { holdingWords } from '../../attendees/panel/useSaving.ts';
import { t } from '../../texts/en/seatingPeople.ftl';
import { TextField } from '../../ui/TextField.tsx';
import type { Attendee } from '../seatingPlan.ts';

type HoldReasonProps = { attendee: Pick<Attendee, 'id' | 'name' | 'holdReason'> };

/** Why an attendee is held, editable in place. */
export const HoldReason = ({ attendee: { id, name, holdReason } }: HoldReasonProps) => {
  const setReason = useHoldReason();
  const { error, isPending, isOvertaken, theirs, ...control } = useInlineText({
    attendeeId: id,
    field: 'holdReason',
    value: holdReason,
    check: checkReason,
    save: (reason) => setReason(id, reason ?? null),
    words: holdingWords(),
  });
  const hint = isOvertaken ? t('reason-overtaken', { theirs }) : isPending && t('saving');
  return (
    <TextField
      {...control}
      label={t('reason-of', { name })}
      hideLabel
      placeholder={t('add-reason')}
      title={control.value}
      error={error}
      hint={hint ? <span role="status">{hint}</span> : undefined}
    />
  );
};
