import { describe, expect, it } from 'vitest';
import type { EventRow } from '../../schema/entities/event.ts';
import { calendarOf } from './calendar.ts';

const gala: EventRow = {
  id: 'gala',
  name: 'Gala',
  description: null,
  startDate: '2027-03-04T18:00:00.000Z',
  endDate: null,
  location: null,
  status: 'active',
  isPublic: true,
  maxAttendees: null,
  createdByUserId: 'mira',
  draftOf: null,
  draftName: null,
  draftRevision: null,
  draftStartedBy: null,
  createdAt: '2026-12-01T10:00:00.000Z',
  updatedAt: '2026-12-01T10:00:00.000Z',
};

describe('the sequence number of a calendar entry', () => {
  const sequenceAt = (updatedAt: string): number =>
    Number(/\r\nSEQUENCE:(.+)\r\n/.exec(calendarOf({ ...gala, updatedAt }))?.[1]);

  it('is 0 until the event is changed, and then rises with each change', () => {
    const changed = ['10:00:00.000', '10:00:07.900', '11:00:00.000'];
    expect(changed.map((time) => sequenceAt(`2026-12-01T${time}Z`))).toEqual([0, 7, 3600]);
  });

  it('is not negative if the clock was set back in between', () => {
    expect(sequenceAt('2026-12-01T09:00:00.000Z')).toBe(0);
  });
});
