import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { eventMarker } from '../../schema/ids.ts';
import { graphql } from '../gql/gql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import type { DropTarget } from './drag.ts';
import { type PlanView, whereIs } from './planView.ts';
import { announcementAtom, pickedAtom } from './state.ts';

const AssignSeat = graphql(`
  mutation AssignSeat($input: AssignSeatInput!) {
    assignSeat(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

const UnassignSeat = graphql(`
  mutation UnassignSeat($input: UnassignSeatInput!) {
    unassignSeat(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

const SwapSeats = graphql(`
  mutation SwapSeats($input: SwapSeatsInput!) {
    swapSeats(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

const HoldAttendee = graphql(`
  mutation HoldAttendee($input: HoldAttendeeInput!) {
    holdAttendee(input: $input) {
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

const ReleaseAttendee = graphql(`
  mutation ReleaseAttendee($input: AttendeeIdInput!) {
    releaseAttendee(input: $input) {
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

/** Somebody is to sit where somebody else sits. */
export type TakenSeat = { attendeeId: string; seatId: string; sitterId: string };

type Cache = ApolloClient['cache'];
type Expected = { seats?: Record<string, string | null>; held?: Record<string, boolean> };

/** Shows a change before the server has confirmed it. Answers how to take it back. */
const showAtOnce = (cache: Cache, eventId: string, { seats = {}, held = {} }: Expected) => {
  const undo: (() => void)[] = [];
  const set = (id: string | undefined, field: string, value: unknown) => {
    if (!id) return;
    const fieldTo = (next: (before: unknown) => unknown) =>
      cache.modify({ id, fields: { [field]: next } });
    fieldTo((before) => {
      undo.push(() => fieldTo(() => before));
      return value;
    });
  };
  for (const [id, attendeeId] of Object.entries(seats)) {
    set(cache.identify({ __typename: 'Seat', id }), 'attendeeId', attendeeId);
  }
  for (const [id, isHeld] of Object.entries(held)) {
    const markers = isHeld ? [eventMarker(eventId)] : [];
    set(cache.identify({ __typename: 'Attendee', id }), 'holdingFor', markers);
  }
  return () => {
    for (const takeBack of undo.reverse()) takeBack();
  };
};

/**
 * Placing people: each call is one command, shown at once and taken back where it fails, with the
 * catalogue's notice (specification, section 8). A taken seat is asked about first.
 */
export const usePlacement = (eventId: string, view: PlanView) => {
  const { cache } = useApolloClient();
  const [assign] = useCommand(AssignSeat);
  const [unassign] = useCommand(UnassignSeat);
  const [swap] = useCommand(SwapSeats);
  const [hold] = useCommand(HoldAttendee);
  const [release] = useCommand(ReleaseAttendee);
  const [taken, setTaken] = useState<TakenSeat | null>(null);
  const setPicked = useSetAtom(pickedAtom);
  const announce = useSetAtom(announcementAtom);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const perform = useCallback(
    async (expected: Expected, run: () => Promise<unknown>, failure: string, said: string) => {
      const takeBack = showAtOnce(cache, eventId, expected);
      setPicked(null);
      announce(said);
      try {
        await run();
        return true;
      } catch (error) {
        takeBack();
        announce(failure);
        const { code, details } = problemOf(error);
        return { code, details, tell: () => notifyFailure(failure, error) };
      }
    },
    [announce, cache, eventId, notifyFailure, setPicked],
  );

  const nameOf = (id: string) => view.people.get(id)?.name ?? 'Somebody';

  const seat = async (attendeeId: string, seatId: string, ifTaken: 'REFUSE' | 'REPLACE') => {
    const from = view.seatOf.get(attendeeId);
    const seats = { ...(from ? { [from.id]: null } : {}), [seatId]: attendeeId };
    const outcome = await perform(
      { seats, held: { [attendeeId]: false } },
      () => assign({ eventId, seatId, attendeeId, ifTaken }),
      'Failed to assign seat',
      `${nameOf(attendeeId)} seated`,
    );
    if (outcome === true) return;
    const { attendeeId: sitterId } = outcome.details;
    if (outcome.code === 'SEAT_TAKEN' && typeof sitterId === 'string') {
      setTaken({ attendeeId, seatId, sitterId });
    } else outcome.tell();
  };

  const toPool = async (attendeeId: string) => {
    const from = view.seatOf.get(attendeeId);
    const outcome = await perform(
      { ...(from && { seats: { [from.id]: null } }), held: { [attendeeId]: false } },
      () => (from ? unassign({ eventId, seatId: from.id }) : release({ id: attendeeId })),
      from ? 'Failed to assign seat' : 'Failed to update holding status.',
      `${nameOf(attendeeId)} moved to the pool`,
    );
    if (outcome !== true) outcome.tell();
  };

  const toHolding = async (attendeeId: string) => {
    const from = view.seatOf.get(attendeeId);
    const outcome = await perform(
      { ...(from && { seats: { [from.id]: null } }), held: { [attendeeId]: true } },
      () => hold({ id: attendeeId }),
      'Failed to move attendee to holding area',
      `${nameOf(attendeeId)} moved to the holding area`,
    );
    if (outcome === true) notify({ tone: 'success', title: 'Attendee moved to holding area' });
    else outcome.tell();
  };

  const place = (attendeeId: string, target: DropTarget): void => {
    setPicked(null);
    if (target.kind === 'seat') {
      const sitterId = view.seats.get(target.seatId)?.attendeeId;
      if (sitterId === attendeeId) return;
      if (sitterId) setTaken({ attendeeId, seatId: target.seatId, sitterId });
      else void seat(attendeeId, target.seatId, 'REFUSE');
      return;
    }
    const where = whereIs(view, attendeeId);
    if (target.kind === 'pool' && where !== 'pool') void toPool(attendeeId);
    if (target.kind === 'holding' && where !== 'holding area') void toHolding(attendeeId);
  };

  const replace = async ({ attendeeId, seatId }: TakenSeat) => {
    setTaken(null);
    await seat(attendeeId, seatId, 'REPLACE');
  };

  const exchange = async ({ attendeeId, seatId, sitterId }: TakenSeat) => {
    setTaken(null);
    const from = view.seatOf.get(attendeeId);
    if (!from) return;
    const outcome = await perform(
      { seats: { [from.id]: sitterId, [seatId]: attendeeId } },
      () => swap({ eventId, seatId: from.id, otherSeatId: seatId }),
      'Failed to assign seat',
      `${nameOf(attendeeId)} and ${nameOf(sitterId)} changed seats`,
    );
    if (outcome !== true) outcome.tell();
  };

  return { place, taken, leaveTaken: () => setTaken(null), replace, exchange };
};

export type Placing = ReturnType<typeof usePlacement>;
