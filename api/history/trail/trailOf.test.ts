import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyProjector } from '../../../projections/history/projector.ts';
import { project } from '../../../projections/testing/project.ts';
import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import { details, standing } from '../../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../../tests/harness/inMemoryEventLog.ts';
import { newcomer, type Played, runStep, stepsOf } from '../../../tests/harness/randomCommands.ts';
import { trailByFold } from '../../../tests/harness/trailByFold.ts';
import { createCommandHandler } from '../../core/handleCommand.ts';
import { newId } from '../../core/ids.ts';
import type { EventPlanCommand } from '../../eventPlans/commands.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import { shapingActions } from './tableAfter.ts';
import { placedStays, stayAt, type TableHistory, tableHistoryOf } from './trailOf.ts';

type PlanEvent = RecordedEvent<EventPlanEvent>;
type Rows = Record<string, unknown>[];

/** The history's facts about the events, as the read models would return them. */
const historyOf = async (events: readonly PlanEvent[]) => {
  const tables = await project(historyProjector, events);
  const rows = <Row>(name: string) => (tables[name] ?? []) as Rows as Row[];
  const subjects = rows<{ id: string; subjects: string[] }>('history_subjects');
  const actions = new Map(
    rows<{ id: string; action: string }>('seating_history').map(({ id, action }) => [id, action]),
  );
  const touching = (ids: readonly string[], among?: readonly string[]) => {
    const found = new Set(
      subjects
        .filter((row) => row.subjects.some((id) => ids.includes(id)))
        .filter(({ id }) => among?.includes(actions.get(id) ?? '') ?? true)
        .map(({ id }) => id),
    );
    return events.filter(({ id }) => found.has(id));
  };
  const tableIdOf = new Map(
    rows<{ tableId: string; seatIds: string[] }>('history_seats').flatMap((row) =>
      row.seatIds.map((seatId): [string, string] => [seatId, row.tableId]),
    ),
  );
  return { touching, tableIdOf };
};

const trailsOf = async (events: readonly PlanEvent[], ids: readonly string[]) => {
  const { touching, tableIdOf } = await historyOf(events);
  const planAt = async (revision: bigint) =>
    standing(
      events
        .filter((event) => event.revision <= revision)
        .reduce(eventPlanDecider.evolve, eventPlanDecider.initialState),
    );
  const tables = new Map<string, TableHistory>();
  for (const tableId of new Set(tableIdOf.values()))
    tables.set(tableId, await tableHistoryOf(touching([tableId], shapingActions), tableId, planAt));
  const trails = ids.map(async (id) => {
    const whereabouts = await placedStays(touching([id]), id, planAt);
    return whereabouts.map((stay) => stayAt(stay, tableIdOf, tables));
  });
  return Promise.all(trails);
};

/** Nearly as many people as seats, so that movers find others on their seats. */
const begun = (eventId: string): EventPlanCommand[] => [
  { type: 'CreateEventPlan', eventId, ownerId: 'organiser', details },
  { type: 'AddTable', eventId, name: 'Garden', capacity: 4, layout: 'circular' },
  { type: 'AddTable', eventId, name: 'River', capacity: 3, layout: 'rectangular' },
  { type: 'ImportAttendees', eventId, source: 'csv', attendees: [...'abcdef'].map(newcomer) },
  { type: 'AutoAssignSeats', eventId },
];

it('equals a fold of the whole plan, from only the events about somebody', async () => {
  const all = stepsOf(1, { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(all, async (steps) => {
      const log = createInMemoryEventLog();
      const writer = createCommandHandler({ log });
      const eventId = newId();
      const stream = eventPlanStream(eventId);
      for (const command of begun(eventId))
        await writer.handle(eventPlanDecider, stream, command, {
          commandId: newId(),
          actorId: 'organiser',
        });
      const played: Played = { eventId, arrangementIds: [], log };
      for (const step of steps) await runStep(writer, played, step);
      const events: PlanEvent[] = [];
      for await (const event of log.readStream(stream)) events.push(event as PlanEvent);
      const ids = [
        ...new Set(
          JSON.stringify(events.map(({ data }) => data)).match(/(?<="attendeeId":")[^"]+/g),
        ),
      ];
      const byFold = ids.map((id) => trailByFold(events, id));
      const erased = ids.filter((_, n) => byFold[n] === undefined);
      const known = ids.filter((id) => !erased.includes(id));
      expect(await trailsOf(events, known)).toEqual(
        known.map((id) => byFold[ids.indexOf(id)]?.stays),
      );
    }),
    { numRuns: 60 },
  );
});
