import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type {
  ProposalPartsFragment,
  SeatingProposalProgressedSubscription,
} from '../gql/graphql.ts';
import { keepSubscribed } from '../graphql/keepSubscribed.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { Proposal, ProposalProgressed } from './documents.ts';

export type ProposalParts = ProposalPartsFragment;
export type Progress = SeatingProposalProgressedSubscription['seatingProposalProgressed'];

export type ProposalState =
  | Loading
  | { status: 'missing' }
  | { status: 'ready'; proposal: ProposalParts; progress: Progress | null; refetch: () => void };

const goesOn = (state: string | undefined): boolean => state === 'waiting' || state === 'running';

const pollMs = 400;

/** A proposal, with the engine's progress while it runs. */
export const useProposal = (id: string): ProposalState => {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const result = useQuery(Proposal, { variables: { id } });
  const { data, startPolling, stopPolling } = result;
  const refetch = () => void result.refetch().catch(() => undefined);
  const again = useEffectEvent(refetch);
  const proposal = data?.seatingProposal;
  const isRunning = goesOn(proposal?.state);

  useEffect(() => {
    if (!isRunning) return;
    const { stop } = keepSubscribed({
      client,
      document: ProposalProgressed,
      variables: { id },
      receive: ({ seatingProposalProgressed: message }) => {
        setProgress(message);
        if (!goesOn(message.state)) again();
      },
    });
    return stop;
  }, [client, id, isRunning]);

  // The progress of a verification is only known from the proposal itself.
  const isVerifying = goesOn(proposal?.verification?.state);
  useEffect(() => {
    if (!isVerifying) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isVerifying, startPolling, stopPolling]);

  if (proposal) return { status: 'ready', proposal, progress, refetch };
  if (proposal === null) return { status: 'missing' };
  return loadingOf(result);
};
