import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { RequestContext } from '../application.ts';
import { inCallersTurn } from './callersTurn.ts';

it('does not start a fifth query for a member who has taken none of four answers', async () => {
  const request: RequestContext = { requestId: 'r', viewer: { id: 'greedy', role: 'user' } };
  const takes: (() => void)[] = [];
  const taken = () => new Promise<void>((take) => takes.push(take));
  const answer = async () => 'the guests';
  const four = [1, 2, 3, 4].map(() => inCallersTurn(request, 'query', answer, taken));
  expect(new Set(await Promise.all(four))).toEqual(new Set(['the guests']));
  const fifth = vi.fn(answer);
  const asked = inCallersTurn(request, 'query', fifth);
  await immediate();
  expect(fifth).not.toHaveBeenCalled();
  takes[0]?.();
  expect(await asked).toBe('the guests');
});

it('has two large commands of all members in progress, and lets their turns go round', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const command = (id: string) =>
    inCallersTurn({ requestId: 'r', viewer: { id, role: 'user' } }, 'largeCommand', () => {
      begun.push(id);
      return new Promise<void>((end) => ends.push(end));
    });
  const all = ['ada', 'ada', 'ada', 'jonas', 'mira'].map(command);
  expect(begun).toEqual(['ada', 'jonas']);
  for (const after of [['mira'], ['ada'], [], ['ada'], []]) {
    const before = begun.length;
    ends.shift()?.();
    await immediate();
    await immediate();
    expect(begun.slice(before)).toEqual(after);
  }
  await Promise.all(all);
});
