import { ApolloLink } from '@apollo/client/link';
import { concatMap, defer, finalize, from } from 'rxjs';

/**
 * The context of a command whose meaning depends on earlier commands: undo reverses whatever step
 * is the last when it arrives.
 */
export const inSequence = { isInSequence: true };

const isCommand = (variables: Record<string, unknown>): boolean =>
  typeof (variables.input as { commandId?: unknown } | undefined)?.commandId === 'string';

/**
 * Sends a command in sequence only after every earlier command is answered, and holds later
 * commands until it is answered itself. All other commands overtake each other freely.
 */
export const createCommandOrderLink = (): ApolloLink => {
  let allAnswered = Promise.resolve();
  let sequenceAnswered = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (!isCommand(operation.variables)) return forward(operation);
    return defer(() => {
      const { isInSequence } = operation.getContext();
      const earlier = allAnswered;
      const before = isInSequence ? earlier : sequenceAnswered;
      let answer: (() => void) | undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      allAnswered = answered.then(() => earlier);
      if (isInSequence) sequenceAnswered = allAnswered;
      return from(before).pipe(
        concatMap(() => forward(operation)),
        finalize(() => answer?.()),
      );
    });
  });
};
