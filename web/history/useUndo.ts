import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { UndoMutation } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/history.ftl';
import { sentenceOf } from './sentence.ts';
import { someNames } from './someNames.ts';

// Requests every field of the entry that the history shows, so that the cache holds the entry once.
const Undo = graphql(`
  mutation Undo($input: UndoInput!) {
    undo(input: $input) {
      entry {
        ...Change
        ...Standing
      }
    }
  }
`);

const Redo = graphql(`
  mutation Redo($input: RedoInput!) {
    redo(input: $input) {
      entry {
        ...Change
        ...Standing
      }
    }
  }
`);

const LatestSteps = graphql(`
  query LatestSteps($id: ID!) {
    event(id: $id) {
      id
      history(limit: 200) {
        items {
          ...Change
          stepId
        }
      }
    }
  }
`);

type Reversed = UndoMutation['undo']['entry'];

/** Both promises settle once a notice shows the result. */
export type Reversal = {
  /** `isRedo` means that the step is an undo, so that reversing it is a redo. */
  undo: (stepId?: string, isRedo?: boolean) => Promise<void>;
  redo: () => Promise<void>;
};

/**
 * Undoes the member's last step in an event, or the given step, and redoes it. Both are sent after the
 * commands before them. A notice says what was undone. If a later change conflicts, the notice names it and
 * offers to undo it first. If people who have checked in would be removed, the notice names them and offers
 * to undo anyway.
 */
export const useUndo = (eventId: string): Reversal => {
  const client = useApolloClient();
  const [runUndo] = useCommand(Undo);
  const [runRedo] = useCommand(Redo);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const viewerId = () => client.readQuery({ query: CurrentUser })?.me?.id ?? '';

  /** Says "redone" for the undo of an undo: what matters is whether the change is in effect now. */
  const notifyReversal = ({ undoing, ...change }: Reversed) =>
    notify({
      tone: 'info',
      title: t(undoing ? 'undone' : 'redone'),
      description: sentenceOf(change, viewerId()),
    });

  /** The conflicting step as a sentence, if it is readable and among the latest steps. */
  const conflictingChange = async (stepId: string): Promise<string> => {
    const latest = await client
      .query({ query: LatestSteps, variables: { id: eventId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const step = latest?.data?.event?.history.items.find((item) => item.stepId === stepId);
    return step ? sentenceOf(step, viewerId()) : t('later-change');
  };

  const explain = async (title: string, error: unknown, anyway: () => void) => {
    const { code, details } = problemOf(error);
    if (code === 'CHECK_INS_LOST')
      return notify({
        tone: 'error',
        title,
        description: checkInsText(details as LostCheckIns),
        action: { label: t('anyway'), altText: t('anyway-elsewhere'), onSelect: anyway },
      });
    if (code === 'NOTHING_TO_UNDO')
      return notify({ tone: 'info', title: problemOf(error).message });
    const { stepId } = details;
    if (code !== 'UNDO_CONFLICT' || typeof stepId !== 'string') return notifyFailure(title, error);
    notify({
      tone: 'error',
      title,
      description: t('in-the-way', { change: await conflictingChange(stepId) }),
      action: {
        label: t('undo-that-first'),
        altText: t('undo-elsewhere'),
        onSelect: () => void undo(stepId),
      },
    });
  };

  type Work = (keepCheckIns: boolean) => Promise<unknown>;
  const attempt = async (work: Work, failure: string, keepCheckIns = true): Promise<void> => {
    try {
      await work(keepCheckIns);
    } catch (error) {
      await explain(failure, error, () => void attempt(work, failure, false));
    }
  };

  const undo = (stepId?: string, isRedo = false): Promise<void> =>
    attempt(
      async (keepCheckIns) => {
        const input = { eventId, stepId: stepId ?? null, keepCheckIns };
        notifyReversal((await runUndo(input)).undo.entry);
      },
      t(isRedo ? 'redo-failed' : 'undo-failed'),
    );
  const redo = () =>
    attempt(
      async (keepCheckIns) => notifyReversal((await runRedo({ eventId, keepCheckIns })).redo.entry),
      t('redo-failed'),
    );
  return { undo, redo };
};

type LostCheckIns = { people: { name: string }[]; count: number };

const checkInsText = ({ people, count }: LostCheckIns): string => {
  const names = people.map(({ name }) => name);
  return t('check-ins-lost', { count, people: someNames(names, count) });
};
