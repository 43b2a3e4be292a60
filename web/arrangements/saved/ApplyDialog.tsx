import { useQuery } from '@apollo/client/react';
import { useFollowPlan } from '../../eventPlans/useFollowPlan.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ApplyArrangement, ArrangementEffect, type Saved } from './documents.ts';
import { Effects } from './Effects.tsx';
import { appliedText, changeTexts, effectTexts } from './effectText.ts';

type ApplyDialogProps = {
  eventId: string;
  arrangement: Saved;
  onClose: () => void;
  onApplied: () => void;
};

/** Describes the effects before the arrangement is applied. */
export const ApplyDialog = ({
  eventId,
  arrangement: { id, name },
  onClose,
  onApplied,
}: ApplyDialogProps) => {
  const [apply] = useCommand(ApplyArrangement);
  const step = useStep(eventId);
  const { data, error, refetch } = useQuery(ArrangementEffect, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const working = useFollowPlan(eventId, () => refetch());
  const effect = data?.arrangementEffect ?? undefined;
  const run = async () => {
    const isApplied = await step(t('apply-failed'), async () => {
      const { applyArrangement: done } = await apply({ id });
      const stepId = done.position && done.stepId;
      return { title: t('applied'), description: appliedText(done), stepId };
    });
    if (isApplied) onApplied();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('apply-question', { name })}
      confirm={t('apply-it')}
      tone="primary"
      disabled={effect && changeTexts(effect).length === 0}
      onConfirm={() => working(run)}
    >
      <p>{t('apply-means')}</p>
      <Effects texts={effect && effectTexts(effect)} error={error} />
    </ConfirmDialog>
  );
};
