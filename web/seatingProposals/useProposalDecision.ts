import { useState } from 'react';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { DiscardProposal, TakeProposal } from './documents.ts';
import type { ProposalParts } from './useProposal.ts';

export type Obstacle = Omit<ProposalParts['obstacles'][number], '__typename'>;

/** Takes or discards a proposal, with a notice. The notice of taking offers to undo it. */
export const useProposalDecision = (
  proposal: ProposalParts,
  /** The budget of the chosen rung. */
  moveBudget: number | null,
  eventId: string,
  onDone: () => void,
) => {
  const [runTake, { pending: isTaking }] = useCommand(TakeProposal);
  const [runDiscard, { pending: isDiscarding }] = useCommand(DiscardProposal);
  /** The obstacles from before it is being taken: the plan may have its moves before the answer arrives. */
  const [asTaken, setAsTaken] = useState<readonly Obstacle[]>();
  const [refused, setRefused] = useState<{ budget: number | null; by: readonly Obstacle[] }>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  const close = useWhileShown(onDone);
  const { id } = proposal;
  const refusedBy = refused?.budget === moveBudget ? refused.by : [];
  const known = proposal.obstacles.length > 0 ? proposal.obstacles : refusedBy;

  const take = async (without: readonly string[], whatStillFits = false) => {
    setAsTaken(known);
    try {
      const { moved, left, stepId } = (
        await runTake({ id, eventId, moveBudget, without: [...without], whatStillFits })
      ).takeSeatingProposal;
      notifyStep({
        tone: moved > 0 ? 'success' : 'info',
        title: t('taken', { count: moved }),
        description: left.length > 0 ? t('taken-left', { count: left.length }) : undefined,
        stepId: moved > 0 ? stepId : null,
      });
      close();
    } catch (error) {
      const { code, details } = problemOf(error);
      if (code === 'PROPOSAL_OUTDATED' && Array.isArray(details.obstacles))
        setRefused({ budget: moveBudget, by: details.obstacles as Obstacle[] });
      else notifyFailure(t('take-failed'), error);
    } finally {
      setAsTaken(undefined);
    }
  };
  const discard = () =>
    attempt(t('discard-failed'), async () => {
      await runDiscard({ id, eventId });
      notify({ tone: 'info', title: t('discarded') });
      close();
    });
  return { take, discard, obstacles: asTaken ?? known, isTaking, isDiscarding };
};

export type ProposalDecision = ReturnType<typeof useProposalDecision>;
