import { useQuery } from '@apollo/client/react';
import { useFollowPlan } from '../../eventPlans/useFollowPlan.ts';
import { problemOf } from '../../graphql/problems.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApplyArrangement, ArrangementEffect, type Saved } from './documents.ts';
import { appliedText, changeTexts, type Effect, effectTexts } from './effectText.ts';
import styles from './SavedArrangements.module.css';

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
      <EffectPreview effect={effect} error={error} />
    </ConfirmDialog>
  );
};

type EffectPreviewProps = { effect: Effect | undefined; error: Error | undefined };

const EffectPreview = ({ effect, error }: EffectPreviewProps) => {
  if (!effect && error) return <p>{t('not-looked', { reason: problemOf(error).message })}</p>;
  return (
    <div role="status">
      {effect ? (
        <ul className={styles.effect}>
          {effectTexts(effect).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <>
          <VisuallyHidden>{t('looking')}</VisuallyHidden>
          <Skeleton height="3rem" />
        </>
      )}
    </div>
  );
};
