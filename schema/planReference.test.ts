import { expect, it } from 'vitest';
import { type PlanReference, referenceFrom, referenceText } from './planReference.ts';

it.each<[string, PlanReference]>([
  ['now', { kind: 'now' }],
  ['r:0', { kind: 'revision', revision: 0 }],
  ['r:128', { kind: 'revision', revision: 128 }],
  ['at:2027-03-04T18:00:00.000Z', { kind: 'time', at: '2027-03-04T18:00:00.000Z' }],
  ['arrangement:Zk3vQ0t2b1x8Yc9dEfGhIg', { kind: 'arrangement', id: 'Zk3vQ0t2b1x8Yc9dEfGhIg' }],
  ['draft:Zk3v-0t2_1x8Yc9dEfGhIg', { kind: 'draft', id: 'Zk3v-0t2_1x8Yc9dEfGhIg' }],
])('%s refers to one plan, and is written back unchanged', (text, reference) => {
  expect(referenceFrom(text)).toEqual(reference);
  expect(referenceText(reference)).toBe(text);
});

it('keeps a time in UTC, however it is written', () => {
  expect(referenceFrom('at:2027-03-04T19:00+01:00')).toEqual({
    kind: 'time',
    at: '2027-03-04T18:00:00.000Z',
  });
});

it.each([
  '',
  'Now',
  'r:',
  'r:-1',
  'r:1.5',
  'r:9999999999',
  'at:yesterday',
  'at:2027-03-04T18:00:00',
  'at:2027-13-40T18:00:00Z',
  'arrangement:',
  'arrangement:a b',
  'arrangement',
  ':now',
  'seat:1',
])('"%s" refers to nothing', (text) => {
  expect(referenceFrom(text)).toBeUndefined();
});
