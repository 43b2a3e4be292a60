import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { positionIn } from './asOf.ts';
import { sendAs } from './unanswered.ts';

type CommandInput = { commandId?: string | null };

/**
 * A mutation as a function of its input. Each call sends a command id (unanswered.ts) and returns the data;
 * it rejects with an error for `problemOf`.
 */
export const useCommand = <Data, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
): readonly [
  run: (input: Omit<Input, 'commandId'>) => Promise<Data>,
  state: { pending: boolean },
] => {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);
  const run = useCallback(
    async (input: Omit<Input, 'commandId'>): Promise<Data> => {
      const { data } = await sendAs(document, input, (commandId) =>
        mutate({ variables: { input: { ...input, commandId } } }),
      );
      if (!data) throw new Error('The mutation answered nothing.');
      return data as Data;
    },
    [document, mutate],
  );
  return [run, { pending: loading }];
};

/** The position of a command's events in the log; null if it recorded none. */
export const positionOf = (data: object): string | null => positionIn(data) ?? null;
