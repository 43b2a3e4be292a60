import { limits } from '../../schema/limits.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/seating.ftl';
import { moveFailure } from './moveFailure.ts';
import {
  HoldAttendee,
  HoldTogether,
  ReleaseAttendee,
  ReturnToPool,
  UnassignSeat,
} from './placement/commands.ts';
import { vacatedSeats } from './placement/seatsToTake.ts';
import type { Perform } from './placement/usePerform.ts';
import { isInHolding, nameIn, type PlanView } from './planView.ts';

/**
 * Moves people to the pool or the holding area, with one command and one step for any number of people. For a
 * single person the history shows their name.
 */
export const useMoveOutCommands = (eventId: string, view: PlanView, perform: Perform) => {
  const [hold] = useCommand(HoldAttendee);
  const [holdMany] = useCommand(HoldTogether);
  const [release] = useCommand(ReleaseAttendee);
  const [unassign] = useCommand(UnassignSeat);
  const [returnMany] = useCommand(ReturnToPool);
  const notify = useNotify();

  const announcementOf = (attendeeIds: readonly string[], place: string): string => {
    const [first = ''] = attendeeIds;
    return attendeeIds.length === 1
      ? t('moved-to', { name: nameIn(view, first), place })
      : t('people-moved-to', { count: attendeeIds.length, place });
  };
  const expected = (attendeeIds: readonly string[], isHeld: boolean, reason?: string) => ({
    seats: vacatedSeats(view, attendeeIds),
    held: Object.fromEntries(attendeeIds.map((id) => [id, isHeld])),
    reason,
  });

  const returnOne = ([id = '']: readonly string[], movePinned: boolean): Promise<object> => {
    const from = view.seatOf.get(id);
    return from ? unassign({ eventId, seatId: from.id, movePinned }) : release({ id });
  };
  const toPool = async (everybody: readonly string[], movePinned: boolean): Promise<void> => {
    const movers = everybody.filter((id) => view.seatOf.has(id) || isInHolding(view, id));
    const wereHeld = movers.some((id) => isInHolding(view, id));
    for (const attendeeIds of stepsOf(movers)) {
      const data = await perform(
        expected(attendeeIds, false),
        () =>
          attendeeIds.length > 1
            ? returnMany({ eventId, attendeeIds, movePinned })
            : returnOne(attendeeIds, movePinned),
        announcementOf(attendeeIds, t('the-pool')),
        wereHeld
          ? moveFailure(view, t('update-failed'), attendeeIds, t('release-failed'))
          : moveFailure(view, t('assign-failed'), attendeeIds),
      );
      if (!data) return;
    }
    if (wereHeld) notify({ tone: 'success', title: t('holding-updated'), isTold: true });
  };

  const toHolding = async (
    everybody: readonly string[],
    movePinned: boolean,
    reason?: string,
  ): Promise<void> => {
    const movers = everybody.filter((id) => !isInHolding(view, id));
    for (const attendeeIds of stepsOf(movers)) {
      const [id = ''] = attendeeIds;
      const data = await perform(
        expected(attendeeIds, true, reason),
        (): Promise<object> =>
          attendeeIds.length > 1
            ? holdMany({ eventId, attendeeIds, reason, movePinned })
            : hold({ id, reason, movePinned }),
        announcementOf(attendeeIds, t('the-holding')),
        moveFailure(view, t('hold-failed'), attendeeIds),
      );
      if (!data) return;
    }
    if (movers.length > 0)
      notify({ tone: 'success', title: t('held', { count: movers.length }), isTold: true });
  };

  return { toPool, toHolding };
};

/** Splits people into as few steps as possible: one, unless there are too many people. */
const stepsOf = (attendeeIds: readonly string[]): string[][] => {
  const size = limits.movedTogether;
  return Array.from({ length: Math.ceil(attendeeIds.length / size) }, (_, n) =>
    attendeeIds.slice(n * size, (n + 1) * size),
  );
};
