import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { fetchFailed } from './fetchFailed.ts';

const failedAt = (...path: (string | number)[]) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'The read models are away.', path }],
  });

it.each([
  [['eventPlan', 'attendees'], 'Failed to fetch attendees'],
  [['eventPlan', 'attendees', 7, 'heldSince'], 'Failed to fetch holding attendees'],
  [['eventPlan', 'tables'], 'Failed to fetch tables'],
  [['eventPlan', 'seats', 3], 'Failed to fetch seats'],
  [['eventPlan'], 'Failed to fetch event'],
])('finds the failed part by the path of the error: %j', (path, answer) => {
  expect(fetchFailed(failedAt(...path))).toBe(answer);
});

it('names the event if there was no answer', () => {
  expect(fetchFailed(new TypeError('fetch failed'))).toBe('Failed to fetch event');
});
