import { type KeyboardEvent, useState } from 'react';
import { type Draft, finished, isOvertaken, typedInto } from './draft.ts';
import type { Validated } from './editedFields.ts';
import { type SavingTexts, useSaving } from './useSaving.ts';

export type InlineText = {
  /** The current value; null if it is not set. */
  value: string | null | undefined;
  check: (text: string) => Validated<string | null | undefined>;
  save: (value: string | null | undefined) => Promise<unknown>;
  words: SavingTexts;
  /** Whether Enter inserts a line break. Leaving the field or Ctrl+Enter then saves. */
  isLong?: boolean;
};

/**
 * A text edited in place: Enter and blur save, Escape discards the draft. If saving fails, the
 * draft stays in the field with the reason.
 */
export const useInlineText = ({ value, check, save, words, isLong = false }: InlineText) => {
  const shown = value ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<string>();
  const { run, isPending } = useSaving(words);

  const commit = async () => {
    const step = finished(draft, shown, check);
    setError(step.does === 'complain' ? step.problem : undefined);
    if (step.does === 'complain') return;
    setDraft(null);
    if (step.does === 'nothing') return;
    const problem = await run(() => save(step.value));
    if (problem === undefined) return;
    setError(problem);
    setDraft((since) => since ?? draft);
  };
  const giveUp = () => {
    setDraft(null);
    setError(undefined);
  };

  return {
    value: draft?.text ?? shown,
    error,
    isPending,
    isOvertaken: !isPending && isOvertaken(draft, shown),
    theirs: shown,
    onChange: (text: string) => setDraft(typedInto(draft, shown, text)),
    onBlur: () => void commit(),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, nativeEvent } = event;
      if (key === 'Escape' && (draft || error)) giveUp();
      else if (key === 'Enter' && !nativeEvent.isComposing && (!isLong || ctrlKey || metaKey)) {
        void commit();
      } else return;
      event.preventDefault();
    },
  };
};
