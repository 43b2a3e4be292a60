import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { newCommandId } from './commandId.ts';

type CommandInput = { commandId?: string | null };

/**
 * A mutation as a function of its input: it gives each call a command id of its own, answers the
 * data, and rejects with what `problemOf` understands.
 */
export const useCommand = <Data, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
  /** Runs as the answer goes into the cache, before anything of it is shown. */
  onAnswer?: (cache: ApolloClient['cache']) => void,
): readonly [
  run: (input: Omit<Input, 'commandId'>) => Promise<Data>,
  state: { pending: boolean },
] => {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);
  const run = useCallback(
    async (input: Omit<Input, 'commandId'>): Promise<Data> => {
      const variables = { input: { ...input, commandId: newCommandId() } };
      const update = onAnswer && ((cache: ApolloClient['cache']) => onAnswer(cache));
      const { data } = await mutate({ variables, ...(update && { update }) });
      if (!data) throw new Error('The mutation answered nothing.');
      return data as Data;
    },
    [mutate, onAnswer],
  );
  return [run, { pending: loading }];
};
