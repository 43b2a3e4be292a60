import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFollowPlan } from '../eventPlans/useFollowPlan.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/drafts.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { useNavigateAfterAnswer } from '../ui/useNavigateAfterAnswer.ts';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { ChooseTables } from './ChooseTables.tsx';
import { Conflicts } from './Conflicts.tsx';
import {
  type DraftPart,
  type DraftShown,
  type Preview,
  TakeOverDraft,
  TakeOverPreview,
} from './drafts.ts';

type TakeOverDialogProps = { draft: DraftShown; onClose: () => void };

/** The decision that the member still has to make. */
type Problem = 'none' | 'table' | 'conflicts';

/**
 * Previews the effects and conflicts of taking over, updated as the draft and the live plan change. Lets the
 * member choose a part.
 */
export const TakeOverDialog = ({ draft, onClose }: TakeOverDialogProps) => {
  const [part, setPart] = useState<DraftPart>('everything');
  /** The conflicts that the member decided to leave out. */
  const [leftOut, setLeftOut] = useState<string | null>(null);
  /** Whether the member confirmed before the preview of this part arrived. */
  const [isConfirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<Problem>('none');
  const tableIds = part === 'everything' || isNoTable(part) ? null : [...part];
  const { data, previousData, error, loading, refetch } = useQuery(TakeOverPreview, {
    variables: { id: draft.id, tableIds },
    fetchPolicy: 'network-only',
  });
  // If the preview of this part failed, the previous part's preview would be misleading.
  const preview = (data ?? (error ? undefined : previousData))?.takeOverPreview;
  const lookAgain = () => void refetch().catch(() => undefined);
  const conflicts = JSON.stringify([tableIds, preview?.conflictCount, preview?.conflicts]);
  // The decision does not cover new conflicts, nor those of another part.
  const isLeftOut = leftOut === conflicts;
  const workingOnLive = useFollowPlan(draft.live.id, () => refetch());
  const workingOnDraft = useFollowPlan(draft.id, () => refetch());
  const { takeOver, isPending } = useTakeOver(draft, onClose, lookAgain);

  const choose = (next: DraftPart) => {
    setProblem('none');
    setConfirmed(false);
    setPart(next);
  };
  const confirm = () => {
    setConfirmed(loading);
    if (!preview || loading) return;
    if (isNoTable(part)) return setProblem('table');
    if (preview.conflictCount > 0 && !isLeftOut) return setProblem('conflicts');
    const wanted = { tableIds, leaveOutConflicts: isLeftOut };
    void workingOnLive(() => workingOnDraft(() => takeOver(wanted)));
  };
  useEffect(() => {
    if (isConfirmed && !loading) confirm();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('take-over-title', { draft: draft.name })}
      description={t('take-over-text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            pending={isPending || isConfirmed}
            disabled={!preview || isNothing(preview, part)}
            onClick={confirm}
          >
            {t('take-over')}
          </Button>
        </>
      }
    >
      {error && !preview ? (
        <LoadError title={t('preview-failed')} error={error} onRetry={refetch} />
      ) : preview ? (
        <div className={shared.stack} aria-busy={loading}>
          <PartPreview
            {...{ preview, part, problem, isLeftOut }}
            onPart={choose}
            onLeaveOut={(isOn) => setLeftOut(isOn ? conflicts : null)}
          />
        </div>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading-preview')}</VisuallyHidden>
          <Skeleton height="12rem" />
        </div>
      )}
    </Dialog>
  );
};

type PartPreviewProps = {
  preview: Preview;
  part: DraftPart;
  problem: Problem;
  isLeftOut: boolean;
  onPart: (part: DraftPart) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
};

/** Offers the parts that may be taken over, and says what that changes. */
const PartPreview = (props: PartPreviewProps) => {
  const { preview, part, problem, isLeftOut } = props;
  return (
    <>
      {preview.tables.length > 0 && (
        <ChooseTables
          tables={preview.tables}
          part={part}
          isMissing={problem === 'table'}
          onChange={props.onPart}
        />
      )}
      <ChangePreview preview={preview} part={part} />
      {preview.conflictCount > 0 && !isNoTable(part) && (
        <Conflicts
          conflicts={preview.conflicts}
          count={preview.conflictCount}
          isLeftOut={isLeftOut}
          isUnsaid={problem === 'conflicts' && !isLeftOut}
          onChange={props.onLeaveOut}
        />
      )}
    </>
  );
};

/** Whether tables are to be chosen, but none is chosen yet. */
const isNoTable = (part: DraftPart): boolean => part !== 'everything' && part.length === 0;

const isNothing = (preview: Preview, part: DraftPart): boolean =>
  part === 'everything' &&
  preview.peopleCount === 0 &&
  preview.tables.length === 0 &&
  preview.fields.length === 0 &&
  preview.rules === 0;

type Wanted = { tableIds: string[] | null; leaveOutConflicts: boolean };

const useTakeOver = (draft: DraftShown, onClose: () => void, lookAgain: () => void) => {
  const [run, { pending: isPending }] = useCommand(TakeOverDraft);
  const leadOn = useNavigateAfterAnswer();
  const close = useWhileShown(onClose);
  const notifyFailure = useNotifyFailure();
  const notifyStep = useNotifyStep(draft.live.id);
  const takeOver = async (wanted: Wanted) => {
    try {
      const { stepId, isClosed, position } = (await run({ id: draft.id, ...wanted })).takeOverDraft;
      const title = t(isClosed ? 'taken-over' : 'taken-over-part');
      notifyStep({ title, stepId: position && stepId });
      close();
      if (isClosed) await leadOn(`/seating?event=${draft.live.id}`, { replace: true });
    } catch (error) {
      // Reloads the preview, which shows the new conflicts and the option to leave them out.
      if (problemOf(error).code === 'DRAFT_CONFLICT') lookAgain();
      notifyFailure(t('take-over-failed'), error);
    }
  };
  return { takeOver, isPending };
};
