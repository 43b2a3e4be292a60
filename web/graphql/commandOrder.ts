import { ApolloLink } from '@apollo/client/link';
import { concatMap, defer, finalize, from } from 'rxjs';

/** Whether the variables are those of a command, which may be sent again. */
export const isCommand = (variables: Record<string, unknown>): boolean =>
  typeof (variables.input as { commandId?: unknown } | undefined)?.commandId === 'string';

/**
 * Sends each command only after every earlier one was answered, so that the server decides them in the
 * member's order. Undo reverses the latest step, and of two moves of one guest the later must win, even if
 * the first was lost on its way and is sent again.
 *
 * @param reportUnanswered is called with the number of commands that wait or are in flight
 */
export const createCommandOrderLink = (
  reportUnanswered: (commands: number) => void = () => undefined,
): ApolloLink => {
  let allAnswered = Promise.resolve();
  let unanswered = 0;
  const count = (by: 1 | -1) => {
    unanswered += by;
    reportUnanswered(unanswered);
  };
  return new ApolloLink((operation, forward) => {
    if (!isCommand(operation.variables)) return forward(operation);
    return defer(() => {
      const earlier = allAnswered;
      let answer: (() => void) | undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      allAnswered = answered.then(() => earlier);
      count(1);
      return from(earlier).pipe(
        concatMap(() => forward(operation)),
        finalize(() => {
          count(-1);
          answer?.();
        }),
      );
    });
  });
};
