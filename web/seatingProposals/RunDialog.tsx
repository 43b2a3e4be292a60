import { useId } from 'react';
import { useCommand } from '../graphql/useCommand.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { shareText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import shared from '../ui/shared.module.css';
import { CancelProposal } from './documents.ts';
import styles from './Proposal.module.css';
import type { Progress, ProposalParts } from './useProposal.ts';
import { totalText, waitingText } from './words.ts';

type RunDialogProps = {
  proposal: ProposalParts;
  progress: Progress | null;
  view: PlanView;
  refetch: () => void;
  onClose: () => void;
};

/** The engine's progress and the best score so far. The engine goes on after the dialog is closed. */
export const RunDialog = ({ proposal, progress, view, refetch, onClose }: RunDialogProps) => {
  const { share, hard, waiting, points } = progress ?? proposal.progress;
  const [cancel, { pending }] = useCommand(CancelProposal);
  const attempt = useAttempt();
  const labelId = useId();
  const stop = (keepBest: boolean) =>
    attempt(t('cancel-failed'), async () => {
      await cancel({ id: proposal.id, keepBest });
      refetch();
    });
  const percent = Math.round(share * 100);
  const hasResult = hard !== null && waiting !== null && points !== null;
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('working')}
      description={t('working-text')}
      footer={
        <>
          <Button disabled={pending} onClick={() => void stop(false)}>
            {t('cancel')}
          </Button>
          <Button pending={pending} disabled={!hasResult} onClick={() => void stop(true)}>
            {t('use-best')}
          </Button>
        </>
      }
    >
      <div className={styles.progress}>
        <span id={labelId} className={styles.progressWords}>
          {(progress?.state ?? proposal.state) === 'waiting' ? t('in-queue') : t('looked-at')}
        </span>
        <span className={shared.soft}>{shareText(share, 1)}</span>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.bar}
        >
          <div style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('points')} value={points === null ? null : totalText(points)} />
        <Fact label={t('musts-broken')} value={hard === null ? null : String(hard)} />
        <Fact label={waitingText(view)} value={waiting === null ? null : String(waiting)} />
      </dl>
    </Dialog>
  );
};

const Fact = ({ label, value }: { label: string; value: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value ?? '–'}</dd>
  </div>
);
