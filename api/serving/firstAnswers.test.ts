import { expect, it } from 'vitest';
import { type Ask, createFirstAnswers, firstAnswerLimits } from './firstAnswers.ts';

const query = {
  name: 'Plan',
  document: 'query Plan($id: ID!) { plan(id: $id) }',
  variables: {},
  fromAddress: { id: 'event' },
};
const answering =
  (plan: unknown): Ask =>
  async () => ({ position: '07', data: { plan } });
const asked = (ask: Ask, search = '?event=gala', memberId = 'ada') => ({
  memberId,
  ask,
  query,
  address: new URLSearchParams(search),
});
const never: Ask = () => new Promise(() => undefined);

it('contains the query, its variables, the answer and its position', async () => {
  const json = await createFirstAnswers()(asked(answering('a table')));
  expect(JSON.parse(json ?? '')).toEqual({
    name: 'Plan',
    variables: { id: 'gala' },
    position: '07',
    data: { plan: 'a table' },
  });
});

it('is left out if the address does not say what to query', async () => {
  const ask: Ask = () => Promise.reject(new Error('Nothing is to be asked.'));
  expect(await createFirstAnswers()(asked(ask, '?other=gala'))).toBeUndefined();
  expect(await createFirstAnswers()(asked(ask, '?event='))).toBeUndefined();
});

it('contains nothing if the viewer may see nothing, not even the address', async () => {
  expect(await createFirstAnswers()(asked(answering(null)))).toBeUndefined();
});

it('leaves out what is refused or fails: the client queries, and is told why', async () => {
  expect(await createFirstAnswers()(asked(async () => undefined))).toBeUndefined();
  const failing: Ask = () => Promise.reject(new Error('The database is gone.'));
  expect(await createFirstAnswers()(asked(failing))).toBeUndefined();
});

it('leaves out large answers, and does not try them again for the same member', async () => {
  let times = 0;
  const large: Ask = async () => {
    times += 1;
    return { position: '07', data: { plan: 'x'.repeat(firstAnswerLimits.characters) } };
  };
  const answer = createFirstAnswers();
  expect(await answer(asked(large))).toBeUndefined();
  expect(await answer(asked(large))).toBeUndefined();
  expect(times).toBe(1);
  expect(await answer(asked(answering('small'), '?event=gala', 'ben'))).toContain('small');
});

it('does not wait for slow answers', async () => {
  expect(await createFirstAnswers()(asked(never))).toBeUndefined();
});

it('is computed for a few at once; other clients query by themselves', async () => {
  const answer = createFirstAnswers();
  const slow: ((value: undefined) => void)[] = [];
  const waiting: Ask = () => new Promise((resolve) => slow.push(resolve));
  await Promise.all(Array.from({ length: firstAnswerLimits.atOnce }, () => answer(asked(waiting))));
  expect(await answer(asked(answering('one too many')))).toBeUndefined();
  for (const end of slow) end(undefined);
  await Promise.resolve().then(() => undefined);
  expect(await answer(asked(answering('in time')))).toContain('in time');
});
