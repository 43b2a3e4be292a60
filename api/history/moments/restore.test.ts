import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../../schema/domainEvents.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  isHeld,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../../tests/harness/dinners.ts';
import { now } from '../../../tests/harness/givenWhenThen.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import type { PlanState } from '../../eventPlans/state.ts';
import type { HistoryCommand } from '../commands.ts';

const { initialState, evolve } = eventPlanDecider;
const planOf = (events: readonly EventPlanEvent[]) =>
  standing(
    events.reduce<PlanState>(
      (plan, event) => evolve(plan, { ...event, metadata: { at: now } }),
      initialState,
    ),
  );

const asOf = '2026-02-01T18:00:00.000Z';
const restore = (events: readonly EventPlanEvent[], revision = events.length - 1) =>
  ({
    type: 'RestoreMoment',
    eventId,
    revision,
    asOf,
    moment: planOf(events),
  }) satisfies HistoryCommand;

const moved = (attendeeId: string, seatId: string): EventPlanEvent => ({
  type: 'SeatAssigned',
  data: { eventId, seatId, attendeeId, from: { in: 'seat', seatId: 'garden-1' } },
});

const movesIn = ([event]: readonly EventPlanEvent[]) =>
  event?.type === 'MomentRestored' ? event.data.change?.moved : undefined;

describe('restoring a moment', () => {
  it('records one change that names the moment', () => {
    const events = given([...miraSeatedAtOne, moved('mira', 'garden-2')])
      .when(restore(miraSeatedAtOne))
      .events();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'MomentRestored',
      data: { eventId, revision: 4, asOf, part: 0, parts: 1 },
    });
    expect(movesIn(events)).toEqual([
      {
        attendeeId: 'mira',
        from: { in: 'seat', seatId: 'garden-2' },
        to: { in: 'seat', seatId: 'garden-1' },
      },
    ]);
  });

  it('records nothing if nothing has changed', () => {
    given([...miraSeatedAtOne, moved('mira', 'garden-2'), moved('mira', 'garden-1')])
      .when(restore(miraSeatedAtOne))
      .gives([]);
  });

  it('leaves out people erased since, and their seats free', () => {
    const erased: EventPlanEvent = {
      type: 'AttendeeErased',
      data: {
        eventId,
        attendeeId: 'mira',
        was: { in: 'seat', seatId: 'garden-1' },
        isCheckedIn: false,
      },
    };
    given([...miraSeatedAtOne, erased])
      .when(restore(miraSeatedAtOne))
      .gives([]);
    const [event] = given([...miraSeatedAtOne, erased, isHeld('ada')])
      .when(restore(miraSeatedAtOne))
      .events();
    expect(event).toMatchObject({
      type: 'MomentRestored',
      data: { attendeesAdded: [], change: { moved: [{ attendeeId: 'ada', to: { in: 'pool' } }] } },
    });
  });

  it('removes people added later, from the seats that they took', () => {
    const later = [...miraSeatedAtOne, comes('ben'), sits('ben', 'garden-3')];
    const [event] = given(later).when(restore(miraSeatedAtOne)).events();
    expect(event?.type === 'MomentRestored' && event.data.change?.attendeesRemoved).toEqual([
      { attendeeId: 'ben', was: { in: 'seat', seatId: 'garden-3' } },
    ]);
  });

  const checkedIn = (attendeeId: string): EventPlanEvent => ({
    type: 'AttendeeCheckedIn',
    data: { eventId, attendeeId },
  });

  it('keeps the check-ins of people present then and now', () => {
    given([...miraSeatedAtOne, checkedIn('mira')])
      .when(restore(miraSeatedAtOne))
      .gives([]);
    const [event] = given([...miraSeatedAtOne, checkedIn('mira'), moved('mira', 'garden-2')])
      .when(restore(miraSeatedAtOne))
      .events();
    expect(event).toMatchObject({
      type: 'MomentRestored',
      data: { change: { attendeesChanged: [], checkedIn: 0, moved: [{ attendeeId: 'mira' }] } },
    });
  });

  it("does not change the event's visibility", () => {
    const edited = (isPublic: boolean, name: string): EventPlanEvent => ({
      type: 'EventPlanEdited',
      data: {
        eventId,
        ownerId: 'organiser',
        before: { isPublic: !isPublic },
        after: { isPublic, name },
      },
    });
    const shown = [dinnerPlanned, edited(true, 'Open dinner')];
    const [event] = given([...shown, edited(false, 'Closed dinner')])
      .when(restore(shown))
      .events();
    expect(event).toMatchObject({
      type: 'MomentRestored',
      data: {
        change: { details: { before: { name: 'Closed dinner' }, after: { name: 'Open dinner' } } },
      },
    });
    given([...shown, edited(false, 'Open dinner')])
      .when(restore(shown))
      .gives([]);
  });

  it('goes back to the very beginning, before any people and tables', () => {
    const [event] = given([...miraSeatedAtOne, tableStands('hall', 2)])
      .when(restore([dinnerPlanned]))
      .events();
    expect(event).toMatchObject({
      type: 'MomentRestored',
      data: {
        revision: 0,
        change: { attendeesRemoved: [{}, {}], tablesRemoved: [{}, {}] },
      },
    });
  });
});
