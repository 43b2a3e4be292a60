import { expect, it } from 'vitest';
import type { FloorObjectKind } from '../vocabulary.ts';
import { placeFloorObjectInput } from './floorObjects.ts';

const issuesWith = (kind: FloorObjectKind, length: number): string[] => {
  const input = { eventId: 'e', kind, name: 'n'.repeat(length), x: 0, y: 0 };
  const { error } = placeFloorObjectInput.safeParse(input);
  return error?.issues.map(({ message }) => message) ?? [];
};

it('allows a text object a longer name than other objects', () => {
  expect(issuesWith('stage', 50)).toEqual([]);
  expect(issuesWith('stage', 51)).toEqual(['Must be 50 characters or less']);
  expect(issuesWith('text', 200)).toEqual([]);
});

it('only tells the limit for a text that is too long', () => {
  expect(issuesWith('text', 201)).toEqual(['Must be 200 characters or less']);
});

it('refuses a path that has a single place, which nobody could see', () => {
  const issuesOf = (points: number[][]) => {
    const shape = { type: 'path', points, isClosed: false, thickness: 10 };
    const input = { eventId: 'e', kind: 'wall', name: 'Wall', x: 0, y: 0, shape };
    const { error } = placeFloorObjectInput.safeParse(input);
    return error?.issues.map(({ message }) => message) ?? [];
  };
  const message = 'A path needs points at two places or more';
  const twice = [
    [5, 5],
    [5, 5],
  ];
  expect(issuesOf(twice)).toEqual([message]);
  expect(issuesOf([...twice, [5, 6]])).toEqual([]);
});
