import { expect, it } from 'vitest';
import { exitCodeOf, progressLine, taskFrom, verificationLines } from './commandLine.ts';
import { projectors } from './projectors.ts';

it('runs unless told otherwise', () => {
  expect(taskFrom([], projectors)).toEqual({ task: 'run' });
});

it('rebuilds all read models, or the given one', () => {
  expect(taskFrom(['rebuild'], projectors)).toEqual({ task: 'rebuild', only: projectors });
  expect(taskFrom(['rebuild', 'seats'], projectors)).toMatchObject({
    only: [{ name: 'seats' }],
  });
});

it('lists the projectors if one is misspelt', () => {
  expect(() => taskFrom(['rebuild', 'seat'], projectors)).toThrow(
    /no projector seat. There are: events, attendees/,
  );
});

it('prints its usage for anything else', () => {
  expect(() => taskFrom(['verfy'], projectors)).toThrow('Usage');
  expect(() => taskFrom(['verify', 'seats'], projectors)).toThrow('Usage');
});

it('verifies the chains, and that they contain the noted links', () => {
  const link = `admin_audit_log:12:${'a1'.repeat(32)}`;
  expect(taskFrom(['audit', 'verify', '--from-start'], projectors)).toEqual({
    task: 'audit',
    anchors: [],
    fromStart: true,
  });
  expect(taskFrom(['audit', 'verify', link], projectors)).toEqual({
    task: 'audit',
    anchors: [{ table: 'admin_audit_log', sequence: 12, hash: 'a1'.repeat(32) }],
    fromStart: false,
  });
});

it.each([
  ['audit'],
  ['audit', 'rebuild'],
  ['audit', 'verify', 'admin_audit_log:12'],
  ['audit', 'verify', `users:12:${'a1'.repeat(32)}`],
])('prints the usage of audit for %s %s %s', (...args) => {
  expect(() => taskFrom(args, projectors)).toThrow('Usage: npm run audit -- verify');
});

it('rotates the keys of people, and does nothing else', () => {
  expect(taskFrom(['keys', 'rotate'], projectors)).toEqual({ task: 'rotateKeys' });
  for (const args of [['keys'], ['keys', 'show'], ['keys', 'rotate', 'all']])
    expect(() => taskFrom(args, projectors)).toThrow('Usage: npm run keys -- rotate');
});

it('reports progress with its rate', () => {
  expect(progressLine({ events: 12_500, seconds: 0.5, position: '' })).toBe(
    '12,500 domain events in 0.5 s, 25,000 a second',
  );
});

it('verifies from the end of the last verification, or from the start', () => {
  expect(taskFrom(['verify'], projectors)).toEqual({ task: 'verify', fromStart: false });
  expect(taskFrom(['verify', '--from-start'], projectors)).toEqual({
    task: 'verify',
    fromStart: true,
  });
});

it('lists set-aside plans, and resumes the given stream', () => {
  expect(taskFrom(['set-aside'], projectors)).toEqual({ task: 'setAside' });
  expect(taskFrom(['resume', 'eventPlan-x'], projectors)).toEqual({
    task: 'resume',
    stream: 'eventPlan-x',
  });
  for (const args of [['resume'], ['resume', 'a', 'b'], ['set-aside', 'a']])
    expect(() => taskFrom(args, projectors)).toThrow('Usage');
});

it('has its own exit code if what is shown is right but incomplete', () => {
  const all = { setAside: [], behind: undefined };
  const behind = { setAside: [], behind: { events: 3, stopped: null } };
  expect([exitCodeOf(true, all), exitCodeOf(false, all)]).toEqual([0, 1]);
  expect([exitCodeOf(true, behind), exitCodeOf(false, behind)]).toEqual([3, 1]);
});

const progress = { events: 2, seconds: 1, position: '', setAside: [], behind: undefined };

it('ends with "equal" if every row matches the log', () => {
  const lines = verificationLines({
    ...progress,
    tables: [{ table: 'seats', live: 1_200, rebuilt: 1_200, different: 0 }],
    differences: [],
  });
  expect(lines[0]).toMatch(/^seats +1,200 live +1,200 rebuilt {2}equal$/);
  expect(lines.at(-1)).toBe('equal');
});

it('names each differing row and its differences', () => {
  const lines = verificationLines({
    ...progress,
    tables: [{ table: 'seats', live: 2, rebuilt: 2, different: 2 }],
    differences: [
      { table: 'seats', id: 's1', kind: 'changed', columns: ['attendee_id', 'updated_at'] },
      { table: 'seats', id: 's2', kind: 'missing', columns: [] },
    ],
  });
  expect(lines.slice(1)).toEqual([
    'seats s1: changed attendee_id, updated_at',
    'seats s2: missing',
    '2 rows differ from the event log',
  ]);
});
