import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { dinnerPlanned, eventId } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, foldOf, planText } from '../../tests/harness/planTruth.ts';
import { newcomer, runStep, type Step, stepsOf } from '../../tests/harness/randomCommands.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { eventPlanDecider } from './decider.ts';
import { planFromJson, planToJson } from './snapshot.ts';
import type { PlanState } from './state.ts';

const stream = eventPlanStream(eventId);

const planned = async (): Promise<EventLog> => {
  const log = createInMemoryEventLog();
  const commandId = newId();
  const metadata = { commandId, actorId: 'organiser', at: '2026-03-01T12:00:00.000Z' };
  await log.append(stream, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
    expected: 'noStream',
  });
  return log;
};

/** Runs the steps of three writers; the steps of one round run concurrently. */
const run = async (log: EventLog, all: readonly Step[], together: number): Promise<PlanState[]> => {
  const writers = [0, 1, 2].map(() => createCommandHandler({ log, random: () => 0 }));
  const played = { eventId, arrangementIds: [], log };
  for (let start = 0; start < all.length; start += together) {
    const round = all.slice(start, start + together);
    await Promise.all(
      round.map(async (step) => {
        const writer = writers[step.writer];
        if (writer) await runStep(writer, played, step);
      }),
    );
  }
  return Promise.all(
    writers.map(async (writer) => (await writer.load(eventPlanDecider, stream)).state),
  );
};

it.each([
  ['one after the other', 1],
  ['interleaved from several writers', 6],
])(
  'keeps its invariants for any commands, %s',
  async (_, together) => {
    await fc.assert(
      fc.asyncProperty(stepsOf(3, { minLength: 1, maxLength: 60 }, ['erase']), async (all) => {
        const log = await planned();
        const states = await run(log, all, together);
        const truth = await foldOf(log, eventPlanDecider, stream);
        expect(brokenIn(truth)).toEqual([]);
        for (const state of states) expect(planText(state)).toBe(planText(truth));
        expect(planText(planFromJson(JSON.parse(JSON.stringify(planToJson(truth)))))).toBe(
          planText(truth),
        );
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

it('would notice a violation: a plan in which two seats have the same person is broken', async () => {
  const log = await planned();
  const writer = createCommandHandler({ log });
  const origin = () => ({ commandId: newId(), actorId: 'organiser' });
  const add = { type: 'AddAttendee' as const, eventId, attendee: newcomer('mira'), held: false };
  await writer.handle(eventPlanDecider, stream, add, origin());
  const table = {
    type: 'AddTable' as const,
    eventId,
    name: 't',
    capacity: 2,
    layout: 'oval' as const,
  };
  const { state } = await writer.handle(eventPlanDecider, stream, table, origin());
  if (state.status !== 'active') throw new Error('the dinner is planned');
  const [mira] = state.attendees.keys();
  const seats = state.seats.map((seat) => ({ ...seat, attendeeId: mira ?? null }));
  expect(brokenIn({ ...state, seats })).toEqual(
    expect.arrayContaining(['somebody sits on two seats', `${mira} sits and does not`]),
  );
});
