import { useHoldReason } from '../../attendees/panel/useChangeAttendee.ts';
import { useInlineText } from '../../attendees/panel/useInlineText.ts';
import { holdingWords } from '../../attendees/panel/useSaving.ts';
import { t } from '../../texts/en/seatingPeople.ftl';
import { TextField } from '../../ui/TextField.tsx';
import { seatingParts } from '../onDemand.ts';
import type { Attendee } from '../seatingPlan.ts';

/**
 * Until the client's rules are loaded, only the server validates; its refusal appears at the
 * field.
 */
const check = (typed: string) =>
  seatingParts.loaded()?.checkReason(typed) ?? { value: typed.trim() || null };

type HoldReasonProps = { attendee: Pick<Attendee, 'id' | 'name' | 'holdReason'> };

/** The reason for holding an attendee, editable in place. */
export const HoldReason = ({ attendee: { id, name, holdReason } }: HoldReasonProps) => {
  const setReason = useHoldReason();
  const { error, isPending, hasDraft, isOvertaken, theirs, ...control } = useInlineText({
    value: holdReason,
    check,
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
