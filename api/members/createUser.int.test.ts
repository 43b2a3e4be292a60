import { expect, it } from 'vitest';
import type { UserRow } from '../../schema/entities/user.ts';
import { memberStream } from '../../schema/ids.ts';
import { plannerOfFile } from '../../tests/harness/plannerOfFile.ts';
import { newId } from '../core/ids.ts';
import { memberDecider, memberEmailDecider } from './decider.ts';
import { emailStreamOf } from './operations.ts';

const planner = plannerOfFile();
const admin = planner.somebody('admin@example.com');

const origin = () => ({ commandId: newId(), actorId: 'admin' });

/** Leaves a claim as a process does that dies after its first step. */
const claimOnly = async (email: string): Promise<string> => {
  const memberId = newId();
  const claim = { type: 'ClaimMemberEmail' as const, memberId };
  const { application } = planner;
  const stream = emailStreamOf(application, email);
  await application.commands.handle(memberEmailDecider, stream, claim, origin());
  return memberId;
};

const path = '/api/admin/users';

const create = (email: string) => admin.call<UserRow>('POST', path, { email, role: 'moderator' });

it('completes an interrupted creation, once', async () => {
  const email = 'grace@example.com';
  const memberId = await claimOnly(email);
  const { status, body } = await create(email);
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: memberId, email, role: 'moderator' });
  expect((await create(email)).status).toBe(409);
  const { state } = await planner.application.commands.load(memberDecider, memberStream(memberId));
  expect(state.status).toBe('registered');
});

it('creates one member for two concurrent requests, with the data of one of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = `twins${round}@example.com`;
    const asked = [
      { email, firstName: 'Castor', role: 'admin' },
      { email, firstName: 'Pollux', role: 'user' },
    ];
    const answers = await Promise.all(
      asked.map((fields) => admin.call<UserRow & { code?: string }>('POST', path, fields)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_TAKEN');
    const created = answers.findIndex(({ status }) => status === 201);
    const { body: users } = await admin.call<UserRow[]>('GET', path);
    expect(users.filter((user) => user.email === email)).toMatchObject([asked[created]]);
  }
});

it('answers a repeat as the first time, even if others want the address as well', async () => {
  const fields = { email: 'repeated@example.com', role: 'moderator' };
  const options = { headers: { 'idempotency-key': 'once' } };
  const first = await admin.call<UserRow>('POST', path, fields, options);
  expect((await create(fields.email)).status).toBe(409);
  const again = await admin.call<UserRow>('POST', path, fields, options);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});
