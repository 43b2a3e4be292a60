import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/history.ftl';
import { useUndo } from './useUndo.ts';

export type StepNotice = {
  title: string;
  /** The step that the notice offers to undo; none if nothing changed. */
  stepId?: string | null | undefined;
  tone?: 'success' | 'info';
  description?: string | undefined;
};

/** Shows a notice of what a step has done, with an "Undo" button. */
export const useNotifyStep = (eventId: string) => {
  const { undo } = useUndo(eventId);
  const notify = useNotify();
  return ({ stepId, tone = 'success', ...texts }: StepNotice): void =>
    notify({
      tone,
      ...texts,
      action: stepId
        ? { label: t('undo'), altText: t('undo-elsewhere'), onSelect: () => void undo(stepId) }
        : undefined,
    });
};
