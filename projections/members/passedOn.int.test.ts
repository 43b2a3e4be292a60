import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ReadSide, startReadSide } from '../../tests/harness/readSide.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

const registered = (memberId: string, email: string) =>
  ({
    type: 'MemberRegistered',
    data: {
      memberId,
      via: 'signIn',
      membershipLevel: 'basic',
      person: { email, firstName: null, lastName: null, profileImageUrl: null },
    },
  }) as const;

const changed = (memberId: string, before: string, after: string) =>
  ({
    type: 'MemberEmailChanged',
    data: { memberId, person: { before: { email: before }, after: { email: after } } },
  }) as const;

it('shows an address that moved from one member to another and back before anything was projected', async () => {
  const last = await side.append(
    registered('mira', 'one@example.com'),
    changed('mira', 'one@example.com', 'two@example.com'),
    registered('ada', 'one@example.com'),
    changed('ada', 'one@example.com', 'three@example.com'),
    changed('mira', 'two@example.com', 'one@example.com'),
    registered('ivo', 'two@example.com'),
  );
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(last);
  const next = await side.append(
    changed('ivo', 'two@example.com', 'five@example.com'),
    changed('mira', 'one@example.com', 'four@example.com'),
    changed('ivo', 'five@example.com', 'one@example.com'),
  );
  await side.feed.waitFor(next);
  const { rows } = await side.pool.query('SELECT id, email FROM users ORDER BY id');
  expect(rows).toEqual([
    { id: 'ada', email: 'three@example.com' },
    { id: 'ivo', email: 'one@example.com' },
    { id: 'mira', email: 'four@example.com' },
  ]);
});
