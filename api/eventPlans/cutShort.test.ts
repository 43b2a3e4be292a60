import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attendeesProjector } from '../../projections/attendees/projector.ts';
import { historyProjector } from '../../projections/history/projector.ts';
import { seatsProjector } from '../../projections/placement/projector.ts';
import { tablesProjector } from '../../projections/tables/projector.ts';
import { project } from '../../projections/testing/project.ts';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import { cutLog, type Fate } from '../../tests/harness/cutLog.ts';
import { dinnerPlanned, eventId, standing } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { mergeOfList } from '../../tests/harness/mergedList.ts';
import { brokenIn, foldOf } from '../../tests/harness/planTruth.ts';
import { newcomer, runStep, stepsOf } from '../../tests/harness/randomCommands.ts';
import { stepsOfLog } from '../../tests/harness/stepOf.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { nextToUndo, stepsBackwards } from '../history/planSteps.ts';
import { commandToReverse } from '../history/reverse.ts';
import type { EventPlanCommand } from './commands.ts';
import { eventPlanDecider } from './decider.ts';

const stream = eventPlanStream(eventId);
const actorId = 'organiser';
/** Holds a person, a table or a move or two, so that nearly every change is recorded in parts. */
const small = 3_000;

const fates = fc.array(
  fc.constantFrom<'made' | 'notSent' | 'unanswered' | 'others'>(
    'made',
    'made',
    'notSent',
    'unanswered',
    'others',
  ),
  { maxLength: 12 },
);

type Cut = { kind: 'import' | 'merge' | 'restore' | 'undo'; fates: string[]; size: number };
const cut: fc.Arbitrary<Cut> = fc.record({
  kind: fc.constantFrom('import', 'merge', 'restore', 'undo'),
  fates,
  size: fc.integer({ min: 1, max: 30 }),
});

const planned = async () => {
  const log = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId, at: '2026-03-01T12:00:00.000Z' };
  const event = { ...dinnerPlanned, id: crypto.randomUUID(), metadata };
  await log.append(stream, [event], { expected: 'noStream' });
  return log;
};

/** Sends the command until it is answered, each time to another process. */
const untilAnswered = async (
  log: ReturnType<typeof createInMemoryEventLog>,
  command: EventPlanCommand,
  { fates }: Cut,
  others: () => Promise<unknown>,
) => {
  const commandId = newId();
  const left = [...fates];
  const fateOf = (): Fate => {
    const fate = left.shift() ?? 'made';
    return fate === 'others' ? { first: others } : (fate as Fate);
  };
  for (let mayBeRepeated = false; ; mayBeRepeated = true) {
    const handler = createCommandHandler({ log: cutLog(log, small, fateOf), random: () => 0 });
    const origin = { commandId, actorId, mayBeRepeated };
    try {
      const { events } = await handler.handle(eventPlanDecider, stream, command, origin);
      return { commandId, hasDone: events.length > 0 };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (!isRefusal(error, 'NOT_READY')) return { commandId, hasDone: false };
    }
  }
};

it('completes a command in parts or not at all, wherever it is interrupted and whatever intervenes', async () => {
  await fc.assert(
    fc.asyncProperty(
      stepsOf(1, { minLength: 10, maxLength: 30 }),
      fc.array(cut, { minLength: 1, maxLength: 4 }),
      stepsOf(1, { minLength: 20, maxLength: 20 }),
      async (before, cuts, between) => {
        const log = await planned();
        const plain = createCommandHandler({ log, random: () => 0 });
        const played = { eventId, arrangementIds: [], log };
        for (const step of before) await runStep(plain, played, step);
        const waiting = [...between];
        const others = async () => {
          const step = waiting.shift();
          if (step) await runStep(createCommandHandler({ log, random: () => 0 }), played, step);
        };
        for (const one of cuts) {
          const command = await commandOf(one);
          if (!command) continue;
          const { commandId, hasDone } = await untilAnswered(log, command, one, others);
          const own = (await recorded()).filter(({ metadata }) => metadata.commandId === commandId);
          const isWhole = own.length > 0 && (eventPlanDecider.isWhole?.(own as never) ?? true);
          expect(isWhole).toBe(hasDone);
          const completions = own.filter(isCompletion);
          expect(completions).toHaveLength(hasDone ? 1 : 0);
        }

        const plan = standing(await foldOf(log, eventPlanDecider, stream));
        expect(brokenIn(plan)).toEqual([]);
        expect(plan.staged.size).toBe(0);
        const rows = await project(seatsProjector, await recorded());
        expect(rows.seats?.map(({ id, attendeeId }) => [id, attendeeId])).toEqual(
          [...plan.seats].map(([id, { attendeeId }]) => [id, attendeeId]).sort(),
        );
        const people = await project(attendeesProjector, await recorded());
        expect(people.attendees?.map(({ id }) => id)).toEqual([...plan.attendees.keys()].sort());
        const tables = await project(tablesProjector, await recorded());
        expect(tables.tables?.map(({ id }) => id)).toEqual([...plan.tables.keys()].sort());
        await project(historyProjector, await recorded());

        async function recorded(): Promise<RecordedEvent[]> {
          const events: RecordedEvent[] = [];
          for await (const event of log.readStream(stream)) events.push(event);
          return events;
        }
        async function commandOf({ kind, size }: Cut): Promise<EventPlanCommand | undefined> {
          const { revision } = await plain.load(eventPlanDecider, stream);
          if (kind === 'import') {
            const attendees = Array.from({ length: size }, (_, n) => newcomer(`c${n}`));
            return { type: 'ImportAttendees', eventId, source: 'csv', attendees };
          }
          if (kind === 'merge') {
            const { state } = await plain.load(eventPlanDecider, stream);
            const now = standing(state);
            const known = [...now.attendees.values()].map(({ person }) => person);
            const rows = Array.from({ length: size }, (_, n) => newcomer(`l${n}`).person);
            return mergeOfList(now, {
              rows: [...known.map((person) => ({ ...person, title: `merged ${size}` })), ...rows],
            });
          }
          if (kind === 'undo') {
            const step = await nextToUndo(stepsBackwards(log, stream), actorId);
            if (!step) return undefined;
            return commandToReverse(plain, eventId, step, true, stepsOfLog(log, stream)).catch(
              () => undefined,
            );
          }
          const to = (revision * BigInt(size)) / 31n;
          const { state } = await plain.at(eventPlanDecider, stream, to);
          const asOf = '2026-03-01T12:00:00.000Z';
          const moment = standing(state);
          return { type: 'RestoreMoment', eventId, revision: Number(to), asOf, moment };
        }
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);

/** Whether an event completes a command in parts, so that the command takes effect. */
const isCompletion = ({ type, data }: RecordedEvent): boolean =>
  type !== 'ChangePartRecorded' &&
  type !== 'PartsDiscarded' &&
  'parts' in data &&
  data.part === data.parts - 1;
