import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { announcedAtom } from './announced.ts';

it('tells an equal text again', () => {
  const store = createStore();
  const announcement = announcedAtom();
  const told: unknown[] = [];
  store.sub(announcement, () => told.push(store.get(announcement)));
  for (const text of ['Table 1 moved', 'Table 1 moved', '']) store.set(announcement, text);
  expect(told).toEqual([{ text: 'Table 1 moved' }, { text: 'Table 1 moved' }, { text: '' }]);
});
