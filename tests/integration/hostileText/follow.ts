import type { Caller } from '../../harness/planner.ts';
import { liveSocket } from '../../harness/socketClient.ts';
import type { Target } from '../permissions/targets.ts';
import type { Came } from './calls.ts';

const isOurFault = /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|NOT_READY)"/;

/** Makes a change that every subscription reports, even to those that only follow from now on. */
const stir = async ({ call }: Caller, { eventId, arrangementId, memberId }: Target, n: number) => {
  await call('PATCH', `/api/events/${eventId}`, { name: `Dinner ${n}` });
  await call('PATCH', `/api/arrangements/${arrangementId}`, { name: `Plan ${n}` });
  const membershipLevel = n % 2 === 0 ? 'premium' : 'basic';
  await call('PATCH', `/api/admin/users/${memberId}`, { membershipLevel });
};

/** Follows over a separate socket until the first message: a delta or a refusal. */
export const firstWord = async (
  url: string,
  caller: Caller,
  target: Target,
  asked: { query: string; variables: object },
): Promise<Came> => {
  const client = await liveSocket(url, caller.cookie());
  client.subscribe('one', asked.query, asked.variables);
  for (let n = 0; client.waiting().length === 0; n += 1) await stir(caller, target, n);
  const text = JSON.stringify(await client.next());
  client.close();
  return { status: isOurFault.test(text) ? 500 : 200, text };
};
