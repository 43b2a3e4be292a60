import { describe, expect, it } from 'vitest';
import {
  barStands,
  given,
  hallTagged,
  miraPinned,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { snapshotOf } from './snapshot.ts';

/** Mira sits in the garden, Ada in the hall. */
const plan = standing(
  given([...miraSeatedAtOne, tableStands('hall', 1), sits('ada', 'hall-1')]).state,
);

describe('A saved arrangement', () => {
  const seatingOf = ({ tables }: ReturnType<typeof snapshotOf>) =>
    tables.flatMap(({ seats }) =>
      seats.flatMap(([seatId, , , , who]) => (who ? [[seatId, who]] : [])),
    );

  it('contains the given seating in place of the present one', () => {
    const snapshot = snapshotOf(plan, null, [
      { seatId: 'garden-2', attendeeId: 'ada' },
      { seatId: 'garden-1', attendeeId: null },
    ]);
    expect(seatingOf(snapshot)).toEqual([['garden-2', 'ada']]);
    expect(snapshot.names).toEqual({ ada: 'ada' });
  });

  it('may consist of empty seats', () => {
    expect(snapshotOf(plan, null, []).names).toEqual({});
  });

  it.each([
    ['a seat of another event', { seatId: 'elsewhere-1' }, 'seatId', 'Seat not found'],
    ['a seat twice', { seatId: 'garden-1' }, 'seatId', 'This seat is named twice'],
    [
      'somebody of another event',
      { seatId: 'garden-2', attendeeId: 'stranger' },
      'attendeeId',
      'Attendee not found',
    ],
    [
      'somebody twice',
      { seatId: 'garden-2', attendeeId: 'mira' },
      'attendeeId',
      'This attendee is named twice',
    ],
  ])('cannot name %s', (_, second, path, message) => {
    const first = { seatId: 'garden-1', attendeeId: 'mira' };
    expect(() => snapshotOf(plan, null, [first, second])).toThrow(
      expect.objectContaining({
        code: 'BAD_INPUT',
        issues: [{ path: `assignments.1.${path}`, message }],
      }),
    );
  });

  it('cannot name a seat of another table if one table is saved', () => {
    const elsewhere = [{ seatId: 'garden-1', attendeeId: 'mira' }, { seatId: 'hall-1' }];
    expect(() => snapshotOf(plan, 'garden', elsewhere)).toThrow(
      expect.objectContaining({
        code: 'BAD_INPUT',
        issues: [{ path: 'assignments.1.seatId', message: 'This seat is not at the table' }],
      }),
    );
  });

  it('contains the room, the tags of its tables, and the pins', () => {
    const furnished = [...miraSeatedAtOne, tableStands('hall', 1), barStands, hallTagged];
    const dressed = standing(given([...furnished, miraPinned]).state);
    const { tables, objects, pinnedIds } = snapshotOf(dressed, null);
    expect(tables.map(({ tableId, tags }) => [tableId, tags])).toEqual([
      ['garden', []],
      ['hall', ['quiet']],
    ]);
    expect(objects).toEqual([{ objectId: 'bar', object: dressed.objects.get('bar') }]);
    expect(pinnedIds).toEqual(['mira']);
  });

  it('of one table contains no room, and no pins of people given other seats', () => {
    const pinned = standing(given([...miraSeatedAtOne, barStands, miraPinned]).state);
    expect(snapshotOf(pinned, 'garden')).not.toHaveProperty('objects');
    const elsewhere = [{ seatId: 'garden-2', attendeeId: 'mira' }];
    expect(snapshotOf(pinned, 'garden', elsewhere).pinnedIds).toEqual([]);
  });

  it("cannot be of another event's table", () => {
    expect(() => snapshotOf(plan, 'elsewhere')).toThrow(
      expect.objectContaining({ code: 'TABLE_NOT_FOUND' }),
    );
  });
});
