import { expect, it } from 'vitest';
import { nameIn } from './planView.ts';

it('names people who have been removed meanwhile Somebody', () => {
  expect(nameIn({ people: new Map() }, 'mira')).toBe('Somebody');
});
