import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberStream } from '../../schema/ids.ts';
import type { UserRow } from '../../schema/readModels.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../../tests/harness/planner.ts';
import { newId } from '../core/ids.ts';
import { memberDecider, memberEmailDecider } from './decider.ts';
import { emailStreamOf } from './operations.ts';

let planner: TestPlanner;
let admin: Caller;
beforeAll(async () => {
  planner = await startTestPlanner();
  admin = await planner.caller('admin@example.com');
});
afterAll(() => planner.stop());

const origin = () => ({ commandId: newId(), actorId: 'admin' });

/** As a process leaves it that dies after its first step. */
const claimOnly = async (email: string): Promise<string> => {
  const memberId = newId();
  const claim = { type: 'ClaimMemberEmail' as const, memberId };
  const { application } = planner;
  const stream = emailStreamOf(application, email);
  await application.commands.handle(memberEmailDecider, stream, claim, origin());
  return memberId;
};

const create = (email: string) =>
  admin.call<UserRow>('POST', '/api/admin/users', { email, role: 'moderator' });

it('completes a creation that was cut short, once', async () => {
  const email = 'grace@example.com';
  const memberId = await claimOnly(email);
  const { status, body } = await create(email);
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: memberId, email, role: 'moderator' });
  expect((await create(email)).status).toBe(409);
  const { state } = await planner.application.commands.load(memberDecider, memberStream(memberId));
  expect(state.status).toBe('registered');
});
