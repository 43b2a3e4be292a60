import { useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { listText } from '../texts/formats.ts';
import type { DropTarget } from './drag.ts';
import {
  AssignSeat,
  HoldAttendee,
  ReleaseAttendee,
  SeatTogether,
  SwapSeats,
  UnassignSeat,
} from './placing/commands.ts';
import { seatsToTake, tableIdOf } from './placing/seatsToTake.ts';
import { usePerform } from './placing/usePerform.ts';
import { isInHolding, type PlanView, seatText } from './planView.ts';
import { t } from './texts.ts';

/** Somebody is to sit where somebody else sits. */
export type TakenSeat = { attendeeId: string; seatId: string; sitterId: string };

/**
 * Placing people: each call is one command, shown at once and taken back where it fails, with the
 * catalogue's notice (specification, section 8). A taken seat is asked about first.
 */
export const usePlacement = (eventId: string, view: PlanView) => {
  const [assign] = useCommand(AssignSeat);
  const [unassign] = useCommand(UnassignSeat);
  const [swap] = useCommand(SwapSeats);
  const [seatMany] = useCommand(SeatTogether);
  const [hold] = useCommand(HoldAttendee);
  const [release] = useCommand(ReleaseAttendee);
  const [taken, setTaken] = useState<TakenSeat | null>(null);
  const { perform, letGo } = usePerform(eventId);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const nameOf = (id: string) => view.people.get(id)?.name ?? t('somebody');
  const seatTextOf = (seatId: string) => {
    const seat = view.seats.get(seatId);
    return seat ? seatText(view, seat) : '';
  };
  /** The seats that people leave, empty. */
  const left = (attendeeIds: readonly string[]): Record<string, null> =>
    Object.fromEntries(
      attendeeIds.flatMap((id) => {
        const from = view.seatOf.get(id);
        return from ? [[from.id, null]] : [];
      }),
    );
  const heldAs = (attendeeIds: readonly string[], isHeld: boolean): Record<string, boolean> =>
    Object.fromEntries(attendeeIds.map((id) => [id, isHeld]));

  const seat = async (attendeeId: string, seatId: string, ifTaken: 'REFUSE' | 'REPLACE') => {
    const outcome = await perform(
      {
        seats: { ...left([attendeeId]), [seatId]: attendeeId },
        held: heldAs([attendeeId], false),
      },
      () => assign({ eventId, seatId, attendeeId, ifTaken }),
      t('moved-to', { name: nameOf(attendeeId), place: seatTextOf(seatId) }),
      t('assign-failed'),
    );
    if ('data' in outcome) return;
    const { code, details } = problemOf(outcome.error);
    const { attendeeId: sitterId } = details;
    if (code === 'SEAT_TAKEN' && typeof sitterId === 'string') {
      setTaken({ attendeeId, seatId, sitterId });
    } else notifyFailure(t('assign-failed'), outcome.error);
  };

  /** Tells who found no seat, where somebody did not. */
  const tellOfLeft = (table: string, seated: number, leftIds: readonly string[]) => {
    const names = leftIds.slice(0, 3).map(nameOf);
    const more = leftIds.length - names.length;
    const who = listText(more > 0 ? [...names, t('more-people', { count: more })] : names);
    notify({
      tone: 'info',
      title: seated > 0 ? t('seated-at', { count: seated, table }) : t('table-full', { table }),
      description: t('found-no-seat', { who }),
    });
  };

  const takingText = (taking: ReturnType<typeof seatsToTake>, table: string): string => {
    const [first] = taking;
    if (!first) return t('table-full', { table });
    return taking.length === 1
      ? t('moved-to', { name: nameOf(first.attendeeId), place: seatTextOf(first.seatId) })
      : t('people-moved-to', { count: taking.length, place: table });
  };

  const seatTogether = async (everybody: readonly string[], target: DropTarget) => {
    const tableId = tableIdOf(view, target);
    const table = view.tableById.get(tableId ?? '')?.table.name;
    if (!tableId || table === undefined) return;
    if (everybody.every((id) => view.seatOf.get(id)?.tableId === tableId)) return;
    const attendeeIds = everybody.slice(0, limits.seatedTogether);
    const taking = seatsToTake(view, attendeeIds, target);
    const movers = taking.map(({ attendeeId }) => attendeeId);
    const outcome = await perform(
      {
        seats: {
          ...left(movers),
          ...Object.fromEntries(taking.map(({ seatId, attendeeId }) => [seatId, attendeeId])),
        },
        held: heldAs(movers, false),
      },
      () => seatMany({ eventId, tableId, attendeeIds }),
      takingText(taking, table),
      t('assign-failed'),
    );
    if ('error' in outcome) return notifyFailure(t('assign-failed'), outcome.error);
    const { assignments, left: leftOut } = outcome.data.seatTogether;
    const leftIds = [...leftOut, ...everybody.slice(limits.seatedTogether)];
    if (leftIds.length > 0) tellOfLeft(table, assignments.length, leftIds);
  };

  /** One after the other is its own command: whom it fails for goes back, the others stay. */
  const moveEach = async (
    attendeeIds: readonly string[],
    isHeld: boolean,
    place: string,
    failure: string,
    run: (attendeeId: string) => Promise<object>,
    reason?: string,
  ): Promise<unknown> => {
    const [first = ''] = attendeeIds;
    const said =
      attendeeIds.length === 1
        ? t('moved-to', { name: nameOf(first), place })
        : t('people-moved-to', { count: attendeeIds.length, place });
    const outcomes = await Promise.all(
      attendeeIds.map((id) =>
        perform(
          { seats: left([id]), held: { [id]: isHeld }, reason },
          () => run(id),
          said,
          failure,
        ),
      ),
    );
    return outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []))[0];
  };

  const toPool = async (attendeeIds: readonly string[]) => {
    const wereHeld = attendeeIds.some((id) => isInHolding(view, id));
    const failure = t(wereHeld ? 'release-failed' : 'assign-failed');
    const error = await moveEach(attendeeIds, false, t('the-pool'), failure, (id) => {
      const from = view.seatOf.get(id);
      return from ? unassign({ eventId, seatId: from.id }) : release({ id });
    });
    if (error && wereHeld) notifyFailure(t('update-failed'), error, failure);
    else if (error) notifyFailure(failure, error);
    else if (wereHeld) notify({ tone: 'success', title: t('holding-updated') });
  };

  const toHolding = async (attendeeIds: readonly string[], reason?: string) => {
    const run = (id: string) => hold({ id, reason: reason ?? null });
    const place = t('the-holding');
    const error = await moveEach(attendeeIds, true, place, t('hold-failed'), run, reason);
    if (error) notifyFailure(t('hold-failed'), error);
    else notify({ tone: 'success', title: t('held', { count: attendeeIds.length }) });
  };

  const onSeat = (attendeeId: string, seatId: string) => {
    const sitterId = view.seats.get(seatId)?.attendeeId;
    if (sitterId === attendeeId) return;
    if (sitterId) setTaken({ attendeeId, seatId, sitterId });
    else void seat(attendeeId, seatId, 'REFUSE');
  };

  const moveOut = (attendeeIds: readonly string[], target: DropTarget) => {
    const isHeld = (id: string) => isInHolding(view, id);
    const movers = attendeeIds.filter((id) =>
      target.kind === 'holding' ? !isHeld(id) : view.seatOf.has(id) || isHeld(id),
    );
    if (movers.length === 0) return;
    if (target.kind === 'holding') void toHolding(movers, target.reason);
    else void toPool(movers);
  };

  const place = (attendeeIds: readonly string[], target: DropTarget): void => {
    letGo();
    const [only] = attendeeIds;
    if (!only) return;
    if (target.kind === 'seat' && attendeeIds.length === 1) onSeat(only, target.seatId);
    else if (target.kind === 'seat' || target.kind === 'table')
      void seatTogether(attendeeIds, target);
    else moveOut(attendeeIds, target);
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
      t('changed-seats', { one: nameOf(attendeeId), other: nameOf(sitterId) }),
      t('assign-failed'),
    );
    if ('error' in outcome) notifyFailure(t('assign-failed'), outcome.error);
  };

  return { place, taken, leaveTaken: () => setTaken(null), replace, exchange };
};

export type Placing = ReturnType<typeof usePlacement>;
