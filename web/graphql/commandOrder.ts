import { ApolloLink } from '@apollo/client/link';
import { concatMap, defer, finalize, from } from 'rxjs';

/** Whether these are the variables of a command, which may be sent again. */
export const isCommand = (variables: Record<string, unknown>): boolean =>
  typeof (variables.input as { commandId?: unknown } | undefined)?.commandId === 'string';

/**
 * Sends each command once every earlier one is answered, so that the server decides on them in the
 * member's order: undo reverses the latest step, and of two moves of one guest the later one must
 * win, also when the first was lost on its way and is sent again.
 *
 * @param reportUnanswered is called with how many commands wait or are under way
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
