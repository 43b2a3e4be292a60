import { expect, it } from 'vitest';
import type { Stay } from '../../../schema/entities/history.ts';
import { capabilitiesOf } from '../../../schema/permissions.ts';
import { staysAsSeen } from './staysAsSeen.ts';

const stay = (place: Stay['in'], since: string, until: string | null): Stay => ({
  in: place,
  tableId: null,
  tableName: null,
  seatPosition: null,
  reason: place === 'holding' ? 'May not come' : null,
  since,
  until,
  revision: Number(since),
  stepId: since,
  performedByUserId: 'mira',
});

const stays = [
  stay('pool', '4', null),
  stay('holding', '3', '4'),
  stay('seat', '2', '3'),
  stay('holding', '1', '2'),
];
const event = { createdByUserId: 'mira', isPublic: true };

it('shows an editor every hold', () => {
  const mira = capabilitiesOf({ id: 'mira', role: 'user' }, event);
  expect(staysAsSeen(stays, mira)).toEqual(stays);
});

it('shows a reader one stay in the pool for each hold with the stays beside it', () => {
  const reader = capabilitiesOf({ id: 'jonas', role: 'user' }, event);
  expect(
    staysAsSeen(stays, reader).map(({ in: place, since, until, reason }) => [
      place,
      since,
      until,
      reason,
    ]),
  ).toEqual([
    ['pool', '3', null, null],
    ['seat', '2', '3', null],
    ['pool', '1', '2', null],
  ]);
});
