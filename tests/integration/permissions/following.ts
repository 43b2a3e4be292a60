import { editArrangement } from '../../../api/arrangements/operations.ts';
import { createEvent, editEvent } from '../../../api/eventPlans/operations.ts';
import type { Caller } from '../../harness/planner.ts';
import { liveSocket, type SocketClient } from '../../harness/socketClient.ts';
import { type Outcome, statusOfCode, textOf } from './asking.ts';
import { documentOf } from './documents.ts';
import type { GraphQLRow } from './graphqlRows.ts';
import type { Stage } from './stage.ts';
import { as, type Target } from './targets.ts';

/** A socket with a caller's cookie, or undefined if the server refuses it. */
export const socketOf = async (
  { planner }: Stage,
  { cookie }: Caller,
): Promise<SocketClient | undefined> => {
  try {
    return await liveSocket(planner.url, cookie());
  } catch {
    return undefined;
  }
};

/** Changes the event and its arrangement, then creates an event that everybody may see. */
export const stir = async ({ app, callers }: Stage, target: Target): Promise<void> => {
  const admin = as(callers.admin.id, 'admin');
  const name = `Dinner of ${Date.now()}`;
  await editEvent(app, admin, { id: target.eventId, name });
  await editArrangement(app, admin, { id: target.arrangementId, name });
  await createEvent(app, admin, { name: 'Seen by all', isPublic: true });
};

/** Follows, causes changes, and returns the first message. */
export const follow = async (
  stage: Stage,
  [field, , argsFor]: GraphQLRow,
  caller: Caller,
  { asked, changed }: { asked: Target; changed: Target },
): Promise<Outcome> => {
  const client = await socketOf(stage, caller);
  if (!client) return { status: 401, text: '' };
  const after = await stage.head();
  const args = (await argsFor?.(asked, caller)) ?? {};
  client.subscribe('one', documentOf('subscription', field), { ...args, after });
  await stir(stage, changed);
  const { type, payload } = await client.next();
  client.close();
  const text = textOf(payload);
  if (type === 'next') return { status: 'ok', text };
  const [error] = payload as { extensions: { code: string } }[];
  return { status: statusOfCode(error?.extensions.code), text };
};
