import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { optionsIn } from './options.ts';
import { Preview } from './Preview.tsx';
import styles from './Proposal.module.css';
import { RunDialog } from './RunDialog.tsx';
import { optionsDialogAtom, startedProposalAtom } from './state.ts';
import { type ProposalParts, useProposal } from './useProposal.ts';

type OpenProposalProps = { id: string; plan: Plan; view: PlanView; onClose: () => void };

/** A proposal while the engine works on it, then its preview. */
export const OpenProposal = ({ id, plan, view, onClose }: OpenProposalProps) => {
  const state = useProposal(id);
  const openOptions = useSetAtom(optionsDialogAtom);
  const [begun, setBegun] = useAtom(startedProposalAtom);
  const { proposal } = state.status === 'ready' ? state : { proposal: undefined };
  const isOver = proposal !== undefined && !['waiting', 'running'].includes(proposal.state);
  useEffect(() => {
    if (isOver && begun?.id === id) setBegun(null);
  }, [isOver, begun, id, setBegun]);

  /** Opens the options again, with those chosen for this proposal. */
  const reopenOptions = (parts: ProposalParts | undefined) => {
    onClose();
    openOptions(parts ? optionsIn(parts.options) : {});
  };
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <Dialog onClose={onClose} size="sm" title={t('title')}>
        <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />
      </Dialog>
    );
  if (state.status === 'missing')
    return (
      <Dialog onClose={onClose} size="sm" title={t('title')}>
        <p className={styles.empty}>{t('missing')}</p>
      </Dialog>
    );
  switch (state.proposal.state) {
    case 'waiting':
    case 'running':
      return <RunDialog {...state} view={view} onClose={onClose} />;
    case 'failed':
    case 'cancelled':
      return (
        <Dialog
          onClose={onClose}
          size="sm"
          title={t(state.proposal.state === 'failed' ? 'failed' : 'cancelled')}
          footer={
            <>
              <Button onClick={onClose}>{t('close')}</Button>
              <Button variant="primary" onClick={() => reopenOptions(state.proposal)}>
                {t('again')}
              </Button>
            </>
          }
        >
          <p className={styles.empty}>{state.proposal.problem ?? t('nothing-changed')}</p>
        </Dialog>
      );
    default:
      return (
        <Preview
          proposal={state.proposal}
          plan={plan}
          view={view}
          refetch={state.refetch}
          onAgain={() => reopenOptions(state.proposal)}
          onClose={onClose}
        />
      );
  }
};
