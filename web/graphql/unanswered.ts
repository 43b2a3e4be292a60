import type { DocumentNode } from '@apollo/client';
import { newCommandId } from './commandId.ts';
import { isUnsettled } from './requests.ts';

type Sent = { document: DocumentNode; input: string; commandId: string };

/** Commands of which nobody knows whether they were done. */
let unanswered: readonly Sent[] = [];

/**
 * Sends a command under an id. The same one, tried again after no answer came, gets the id that it had, so that it
 * is not done twice. Not so once another was answered: what was done may have been changed since.
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
