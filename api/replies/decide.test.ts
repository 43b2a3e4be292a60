import { describe, expect, it } from 'vitest';
import { isDeclined, type Reply, replies } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import {
  comes,
  eventId,
  given,
  isHeld,
  miraPinned,
  miraSeatedAtOne,
  sits,
  standing,
} from '../../tests/harness/dinners.ts';

const replyFor = (reply: Reply, ...attendeeIds: string[]) => ({
  type: 'ReplyFor' as const,
  eventId,
  attendeeIds,
  reply,
});
const onSeat = { in: 'seat', seatId: 'garden-1' } as const;
const replied = (
  ...list: Extract<EventPlanEvent, { type: 'AttendeesReplied' }>['data']['replies']
): EventPlanEvent => ({ type: 'AttendeesReplied', data: { eventId, replies: list } });

const miraDeclines = replied({
  attendeeId: 'mira',
  before: 'none',
  after: 'no',
  from: onSeat,
  leftSeatId: 'garden-1',
});

describe('ReplyFor', () => {
  it.each(replies.filter(isDeclined))('%s gives up the seat, which is remembered', (reply) => {
    const declining = given(miraSeatedAtOne).when(replyFor(reply, 'mira'));
    declining.gives([
      replied({
        attendeeId: 'mira',
        before: 'none',
        after: reply,
        from: onSeat,
        leftSeatId: 'garden-1',
      }),
    ]);
    const after = standing(declining.leaves());
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
    expect(after.attendees.get('mira')).toMatchObject({
      placement: { in: 'pool' },
      reply,
      leftSeatId: 'garden-1',
    });
  });

  it('removes a pin before it frees the seat', () => {
    const pinned: EventPlanEvent = {
      type: 'AttendeePinned',
      data: { eventId, attendeeId: 'mira', seatId: 'garden-1' },
    };
    given([...miraSeatedAtOne, pinned])
      .when(replyFor('no', 'mira'))
      .gives([
        {
          type: 'AttendeeUnpinned',
          data: { eventId, attendeeId: 'mira', seatId: 'garden-1' },
        },
        miraDeclines,
      ]);
  });

  it.each(['yes', 'maybe'] as const)('%s leaves seat and pin, and remembers no seat', (reply) => {
    given([...miraSeatedAtOne, miraPinned])
      .when(replyFor(reply, 'mira'))
      .gives([replied({ attendeeId: 'mira', before: 'none', after: reply, from: onSeat })]);
  });

  it('ends the hold of somebody who declines', () => {
    const history = [comes('olle'), isHeld('olle', 'travels')];
    const after = standing(
      given([...miraSeatedAtOne, ...history])
        .when(replyFor('cancelled', 'olle'))
        .leaves(),
    );
    expect(after.attendees.get('olle')).toMatchObject({
      placement: { in: 'pool' },
      leftSeatId: null,
    });
  });

  it.each(replies.filter((reply) => !isDeclined(reply) && reply !== 'none'))(
    '%s moves nobody',
    (reply) => {
      const after = standing(given(miraSeatedAtOne).when(replyFor(reply, 'mira')).leaves());
      expect(after.attendees.get('mira')).toMatchObject({
        placement: onSeat,
        reply,
        leftSeatId: null,
      });
    },
  );

  it('keeps the remembered seat between two ways of declining', () => {
    given([...miraSeatedAtOne, miraDeclines])
      .when(replyFor('cancelled', 'mira'))
      .gives([
        replied({
          attendeeId: 'mira',
          before: 'no',
          after: 'cancelled',
          from: { in: 'pool' },
          leftSeatId: 'garden-1',
        }),
      ]);
  });

  it('offers the earlier seat to somebody who comes after all, and then forgets it', () => {
    const coming = given([...miraSeatedAtOne, miraDeclines]).when(replyFor('yes', 'mira'));
    coming.gives([
      replied({
        attendeeId: 'mira',
        before: 'no',
        after: 'yes',
        from: { in: 'pool' },
        leftSeatId: 'garden-1',
      }),
    ]);
    expect(standing(coming.leaves()).attendees.get('mira')?.leftSeatId).toBeNull();
  });

  it('records nothing for people who replied so already, and names nobody twice', () => {
    const history = [...miraSeatedAtOne, miraDeclines];
    given(history).when(replyFor('no', 'mira')).gives([]);
    given(history)
      .when(replyFor('no', 'ada', 'mira', 'ada'))
      .gives([replied({ attendeeId: 'ada', before: 'none', after: 'no', from: { in: 'pool' } })]);
  });

  it('records nothing if somebody is unknown', () => {
    given(miraSeatedAtOne)
      .when(replyFor('no', 'mira', 'nobody'))
      .refuses('ATTENDEE_NOT_FOUND');
  });
});

describe('somebody who declined', () => {
  const history = [...miraSeatedAtOne, miraDeclines];

  it('is not seated by auto-assign, like somebody held, and does not count as waiting', () => {
    given(history)
      .when({ type: 'AutoAssignSeats', eventId })
      .gives([
        {
          type: 'SeatsAutoAssigned',
          data: { eventId, assignments: [['garden-1', 'ada']], unassigned: 0 },
        },
      ]);
  });

  it('can be seated by hand', () => {
    const seated = given(history).when({
      type: 'AssignSeat',
      eventId,
      attendeeId: 'mira',
      seatId: 'garden-2',
      ifTaken: 'REFUSE',
    });
    expect(standing(seated.leaves()).attendees.get('mira')).toMatchObject({
      placement: { in: 'seat', seatId: 'garden-2' },
      reply: 'no',
    });
  });

  it('loses that seat again when they decline again', () => {
    given([...history, sits('mira', 'garden-2')])
      .when(replyFor('cancelled', 'mira'))
      .gives([
        replied({
          attendeeId: 'mira',
          before: 'no',
          after: 'cancelled',
          from: { in: 'seat', seatId: 'garden-2' },
          leftSeatId: 'garden-2',
        }),
      ]);
  });
});
