import type { FocusEvent, KeyboardEvent } from 'react';
import { reportsBadInput } from '../../ui/badInput.ts';
import { useUnsavedWork } from '../../ui/unsavedWork.ts';
import { finished, isOvertaken, typedInto } from './draft.ts';
import type { Validated } from './editedFields.ts';
import { useUnsaved } from './unsaved.ts';
import { type SavingTexts, useSaving } from './useSaving.ts';

export type InlineText = {
  attendeeId: string;
  /** Tells the attendee's fields apart. */
  field: string;
  /** The current value; null if it is not set. */
  value: string | null | undefined;
  check: (text: string) => Validated<string | null | undefined>;
  save: (value: string | null | undefined) => Promise<unknown>;
  words: SavingTexts;
  /** Whether Enter inserts a line break. Leaving the field or Ctrl+Enter then saves. */
  isLong?: boolean;
};

/**
 * A text edited in place: Enter and blur save, Escape discards the draft. If saving fails, the draft and the
 * reason stay, even while the field is not on screen.
 */
export const useInlineText = (props: InlineText) => {
  const { attendeeId, field, value, check, save, words, isLong = false } = props;
  const shown = value ?? '';
  const [draft, setDraft] = useUnsaved(attendeeId, field);
  const { run, isPending } = useSaving(words);
  useUnsavedWork(draft !== null);

  const commit = async (control: HTMLElement) => {
    if (reportsBadInput([control])) return;
    const step = finished(draft, shown, check);
    if (step.does === 'complain') return setDraft(draft && { ...draft, error: step.problem });
    setDraft(null);
    if (step.does === 'nothing') return;
    const error = await run(() => save(step.value));
    if (error === undefined) return;
    setDraft((since) => {
      const kept = since ?? draft;
      return kept && { ...kept, error };
    });
  };

  return {
    value: draft?.text ?? shown,
    error: draft?.error,
    isPending,
    isOvertaken: !isPending && isOvertaken(draft, shown),
    theirs: shown,
    onChange: (text: string) => setDraft({ ...typedInto(draft, shown, text), error: draft?.error }),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => void commit(currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
      if (nativeEvent.isComposing) return;
      if (key === 'Escape' && draft) setDraft(null);
      else if (key === 'Enter' && (!isLong || ctrlKey || metaKey)) {
        void commit(currentTarget);
      } else return;
      event.preventDefault();
    },
  };
};
