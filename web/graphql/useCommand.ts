import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { positionIn } from './asOf.ts';
import { newCommandId } from './commandId.ts';

type CommandInput = { commandId?: string | null };

/**
 * A mutation as a function of its input: it gives each call a command id of its own, answers the
 * data, and rejects with what `problemOf` understands. `context` is for the links of the client.
 */
export const useCommand = <Data, Input extends CommandInput>(
  document: TypedDocumentNode<Data, { input: Input }>,
  context?: object,
): readonly [
  run: (input: Omit<Input, 'commandId'>) => Promise<Data>,
  state: { pending: boolean },
] => {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document, { context });
  const run = useCallback(
    async (input: Omit<Input, 'commandId'>): Promise<Data> => {
      const variables = { input: { ...input, commandId: newCommandId() } };
      const { data } = await mutate({ variables });
      if (!data) throw new Error('The mutation answered nothing.');
      return data as Data;
    },
    [mutate],
  );
  return [run, { pending: loading }];
};

/** Where the log has what a command did; null where nothing needed recording. */
export const positionOf = (data: object): string | null => positionIn(data) ?? null;
