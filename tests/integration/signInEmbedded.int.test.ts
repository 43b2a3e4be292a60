import storage from 'oidc-provider/lib/helpers/als.js';
import { expect, it, vi } from 'vitest';
import { createEmbeddedProvider } from '../../api/embedded/openIdProvider.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { visitor } from '../harness/visitor.ts';

const planner = plannerOfFile();

const here = { publicUrl: 'http://127.0.0.1:3000', host: '127.0.0.1', isProduction: false };

it.each([
  [{ isProduction: true }, /^The embedded sign-in cannot be used when NODE_ENV is production\./],
  [{ host: '0.0.0.0' }, /^The embedded sign-in can be served on loopback only\./],
  [{ host: '192.168.1.5' }, /^The embedded sign-in can be served on loopback only\./],
  [{ publicUrl: 'https://planner.example.com' }, /on loopback only\./],
  [{ publicUrl: 'http://127.0.0.1.evil.example' }, /on loopback only\./],
])('is refused with %j', async (settings, message) => {
  await expect(createEmbeddedProvider({ ...here, ...settings })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  });
});

it('signs in the member in login_hint without a page', async () => {
  const somebody = visitor(planner.url);
  const { url } = await somebody.signIn({
    login_hint: 'Organiser@example.com',
    returnTo: '/events',
  });
  expect(url).toBe(`${planner.url}/events`);
  expect(await somebody.self()).toMatchObject({
    email: 'organiser@example.com',
    firstName: 'Olivia',
    role: 'user',
  });
});

it('makes its admin an admin', async () => {
  const somebody = visitor(planner.url);
  await somebody.signIn({ login_hint: 'admin@example.com' });
  expect((await somebody.self())?.role).toBe('admin');
});

it.each(['', 'nobody', 'a@b', '"><script>alert(1)</script>@example.com'])(
  'asks on its page if login_hint is %j',
  async (hint) => {
    const answer = await visitor(planner.url).signIn({ login_hint: hint });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const role of ['admin', 'moderator', 'organiser']) {
      expect(page).toContain(`value="${role}@example.com"`);
    }
    expect(page).not.toContain('<script');
  },
);

it('signs in another account in the same browser, without a page in between', async () => {
  const somebody = visitor(planner.url);
  for (const email of ['organiser@example.com', 'moderator@example.com']) {
    await somebody.signIn({ login_hint: email });
    expect(await somebody.self()).toMatchObject({ email });
    await somebody.open('/api/logout');
    expect(await somebody.self()).toBeUndefined();
  }
});

it('asks again after signing out', async () => {
  const somebody = visitor(planner.url);
  await somebody.signIn({ login_hint: 'organiser@example.com' });
  await somebody.open('/api/logout');
  const answer = await somebody.signIn();
  expect(await answer.text()).toContain('<h1>Sign in</h1>');
  expect(await somebody.self()).toBeUndefined();
});

it("switches its library's storage off when it has answered", async () => {
  const used = vi.spyOn(storage, 'run');
  await visitor(planner.url).signIn({ login_hint: 'organiser@example.com' });
  expect(used).toHaveBeenCalled();
  // Node 20 reports it so; since Node 24 there are no hooks to disable.
  await expect.poll(() => 'enabled' in storage && storage.enabled).toBe(false);
});
