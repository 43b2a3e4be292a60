import type { DocumentNode } from '@apollo/client';
import { newCommandId } from './commandId.ts';
import { isUnsettled } from './requests.ts';

type Sent = { document: DocumentNode; input: string; commandId: string };

/** Commands that were sent but not answered, so that nobody knows whether they were executed. */
let unanswered: readonly Sent[] = [];

/**
 * Sends a command with an id. If an equal command was not answered before, reuses its id, so that the server
 * does not execute it twice. Once another command was answered, ids are not reused, because that command may
 * have changed the result.
 */
export const sendAs = async <Answer>(
  document: DocumentNode,
  fields: object,
  send: (commandId: string) => Promise<Answer>,
): Promise<Answer> => {
  const input = JSON.stringify(fields);
  const isSame = (sent: Sent) => sent.document === document && sent.input === input;
  const commandId = unanswered.find(isSame)?.commandId ?? newCommandId();
  try {
    const answer = await send(commandId);
    unanswered = [];
    return answer;
  } catch (error) {
    const others = unanswered.filter((sent) => !isSame(sent));
    unanswered = isUnsettled(error) ? [...others, { document, input, commandId }] : [];
    throw error;
  }
};
