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
  search: new URLSearchParams(search),
});
const never: Ask = () => new Promise(() => undefined);

it('tells the query, what it asked for, the answer and its position', async () => {
  const json = await createFirstAnswers()(asked(answering('a table')));
  expect(JSON.parse(json ?? '')).toEqual({
    name: 'Plan',
    variables: { id: 'gala' },
    position: '07',
    data: { plan: 'a table' },
  });
});

it('asks nothing where the address does not say for what', async () => {
  const ask: Ask = () => Promise.reject(new Error('Nothing is to be asked.'));
  expect(await createFirstAnswers()(asked(ask, '?other=gala'))).toBeUndefined();
  expect(await createFirstAnswers()(asked(ask, '?event='))).toBeUndefined();
});

it('tells nothing where there is nothing to see, and repeats nothing of the address then', async () => {
  expect(await createFirstAnswers()(asked(answering(null)))).toBeUndefined();
});

it('leaves out what is refused or fails: the client asks, and is told why', async () => {
  expect(await createFirstAnswers()(asked(async () => undefined))).toBeUndefined();
  const failing: Ask = () => Promise.reject(new Error('The database is gone.'));
  expect(await createFirstAnswers()(asked(failing))).toBeUndefined();
});

it('leaves out what is large, and does not try it again for the same member', async () => {
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

it('waits for no answer that is slow', async () => {
  expect(await createFirstAnswers()(asked(never))).toBeUndefined();
});

it('asks for a few at once: who comes then asks for themselves', async () => {
  const answer = createFirstAnswers();
  const slow: ((value: undefined) => void)[] = [];
  const waiting: Ask = () => new Promise((resolve) => slow.push(resolve));
  await Promise.all(Array.from({ length: firstAnswerLimits.atOnce }, () => answer(asked(waiting))));
  expect(await answer(asked(answering('one too many')))).toBeUndefined();
  for (const end of slow) end(undefined);
  await Promise.resolve().then(() => undefined);
  expect(await answer(asked(answering('in time')))).toContain('in time');
});
