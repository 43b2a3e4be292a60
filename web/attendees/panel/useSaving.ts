import { useState } from 'react';
import { problemOf } from '../../graphql/problems.ts';
import { useNotify, useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';

/** The texts of the notices (specification, section 8). */
export type SavingTexts = { done: string; failedTitle: string; failed: string };

export const attendeeWords = (): SavingTexts => ({
  done: t('updated'),
  failedTitle: t('error'),
  failed: t('update-failed'),
});

export const holdingWords = (): SavingTexts => ({
  done: t('holding-updated'),
  failedTitle: t('holding-failed-title'),
  failed: t('holding-failed'),
});

/** Runs a change and shows a notice of its result. Returns the problem to show at the field. */
export const useSaving = (words: SavingTexts) => {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const run = async (change: () => Promise<unknown>): Promise<string | undefined> => {
    setPending(true);
    try {
      await change();
      notify({ tone: 'success', title: words.done });
      return undefined;
    } catch (error) {
      const [issue] = problemOf(error).issues;
      if (issue) return issue.message;
      notifyFailure(words.failedTitle, error, words.failed);
      return t('not-saved');
    } finally {
      setPending(false);
    }
  };
  return { run, isPending };
};
