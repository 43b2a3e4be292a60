import { expect, it } from 'vitest';
import { createDragPresence } from './dragPresence.ts';

/** A send function that the test completes by hand. */
const handled = () => {
  const said: (readonly string[])[] = [];
  const answer: (() => void)[] = [];
  const hand = createDragPresence((ids) => {
    said.push(ids);
    return new Promise<void>((resolve, reject) =>
      answer.push(ids.includes('fails') ? () => reject(new Error('lost')) : resolve),
    );
  });
  const answered = async () => {
    for (const settle of answer.splice(0)) settle();
    await new Promise((done) => setTimeout(done));
  };
  return { hand, said, answered };
};

it('sends at once when people are picked up and dropped', async () => {
  const { hand, said, answered } = handled();
  hand.take(['ada']);
  expect(said).toEqual([['ada']]);
  await answered();
  hand.take([]);
  expect(said).toEqual([['ada'], []]);
});

it('sends nothing for an empty hand, or for an unchanged one', async () => {
  const { hand, said, answered } = handled();
  hand.take([]);
  hand.repeat();
  expect(said).toEqual([]);
  hand.take(['ada']);
  await answered();
  hand.take(['ada']);
  expect(said).toEqual([['ada']]);
});

it('sends only the latest change while a message is in flight', async () => {
  const { hand, said, answered } = handled();
  for (const id of ['ada', 'bo', 'cleo']) hand.take([id]);
  await answered();
  expect(said).toEqual([['ada'], ['cleo']]);
});

it('repeats the people still held, even after a lost message', async () => {
  const { hand, said, answered } = handled();
  hand.take(['fails']);
  await answered();
  expect(hand.isMissingFrom([])).toBe(true);
  hand.repeat();
  expect(said).toEqual([['fails'], ['fails']]);
  expect(hand.isMissingFrom(['fails', 'bo'])).toBe(false);
});
