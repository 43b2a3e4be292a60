import { createStore } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { announcedAtom } from './announced.ts';

it('announces an equal text again', () => {
  const store = createStore();
  const announcement = announcedAtom();
  const told: unknown[] = [];
  store.sub(announcement, () => told.push(store.get(announcement)));
  for (const text of ['Table 1 moved', 'Table 1 moved', '']) store.set(announcement, text);
  expect(told).toEqual([{ text: 'Table 1 moved' }, { text: 'Table 1 moved' }, { text: '' }]);
});

it('disappears after it was announced, each text at its own time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore();
  const announcement = announcedAtom();
  store.set(announcement, 'Ada is picked');
  vi.advanceTimersByTime(6_000);
  store.set(announcement, 'Benno is picked');
  vi.advanceTimersByTime(6_000);
  expect(store.get(announcement)).toEqual({ text: 'Benno is picked' });
  vi.advanceTimersByTime(6_000);
  expect(store.get(announcement)).toEqual({ text: '' });
});
