import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UserRow } from '../../schema/entities/user.ts';
import { type OwnProvider, startOwnProvider } from '../harness/ownProvider.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { sound, soundnessOf } from '../harness/soundness.ts';
import { visitor } from '../harness/visitor.ts';

let provider: OwnProvider;
let planner: TestPlanner;
beforeAll(async () => {
  provider = await startOwnProvider();
  planner = await startTestPlanner({ oauth: provider.oauth });
});
afterAll(async () => {
  await planner.stop();
  await provider.stop();
});
beforeEach(() => provider.reset());
afterEach(async () => expect(await soundnessOf(planner)).toEqual(sound));

let count = 0;
const signIn = async (claims: object): Promise<{ status: number; self: UserRow | undefined }> => {
  count += 1;
  const email = `guest${count}@example.com`;
  provider.signsIn({ sub: `guest-${count}`, email, email_verified: true, ...claims });
  const somebody = visitor(planner.url);
  const { status } = await somebody.signIn();
  return { status, self: await somebody.self() };
};

it.each([
  ['an emoji cut in half', `${'x'.repeat(49)}\ud83d`, 'x'.repeat(49)],
  ['an emoji at the limit', `${'x'.repeat(49)}😀`, `${'x'.repeat(49)}😀`],
  ['an emoji beyond the limit', `${'x'.repeat(50)}😀`, 'x'.repeat(50)],
  ['NUL', 'A\u0000da', 'Ada'],
  ['another direction and what has no width', '\u202eevil\u200b', 'evil'],
  ['nothing to see', '\u3164\u2800', null],
  ['marks by the hundred', `Zoe${'\u0301'.repeat(300)}`, `Zoé${'\u0301'.repeat(9)}`],
  ['another form of the same letters', 'Jose\u0301', 'José'],
  ['no text', 42, null],
])('keeps from names with %s what the rules of names allow', async (_, claim, kept) => {
  const { self } = await signIn({ given_name: claim, family_name: claim });
  expect([self?.firstName, self?.lastName]).toEqual([kept, kept]);
});

it.each([
  ['of another kind', 'http://pictures.example/x.png'],
  ['that is code', 'javascript:alert(1)'],
  ['that is too long', `https://pictures.example/${'x'.repeat(3_000)}`],
  ['with NUL', 'https://pictures.example/\u0000'],
  ['that is no text', { url: 'https://pictures.example/x.png' }],
])('accepts no picture %s', async (_, picture) => {
  const { self } = await signIn({ picture });
  expect(self).toMatchObject({ email: `guest${count}@example.com`, profileImageUrl: null });
});

it.each([
  ['half of a character', '\ud83d'],
  ['NUL', 'a\u0000'],
  ['characters that cannot be seen', 'ada\u200b'],
  ['nothing but a space', ' '],
  ['more than 255 characters', 'x'.repeat(256)],
  ['8,000 characters', Array.from({ length: 8_000 }, (_, n) => (n % 36).toString(36)).join('')],
])('signs nobody in with the subject %s, and explains why', async (_, sub) => {
  provider.signsIn({ sub, email: 'subject@example.com', email_verified: true });
  const somebody = visitor(planner.url);
  const answer = await somebody.signIn();
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { code: 'FORBIDDEN', message: expect.stringContaining('by an id that cannot be kept') },
  ]);
  expect(await somebody.self()).toBeUndefined();
});

it.each(['google-oauth2|1234', 'x'.repeat(255), 'zoë@example.com', 'CN=Ada Lovelace, OU=Staff'])(
  'signs in the subject %.30s',
  async (sub) => {
    const { self } = await signIn({ sub });
    expect(self?.email).toBe(`guest${count}@example.com`);
  },
);

it('signs nobody in by an address that receives no mail', async () => {
  const email = `a@${`${'b'.repeat(60)}.`.repeat(60)}com`;
  expect((await signIn({ email })).self).toBeUndefined();
});
