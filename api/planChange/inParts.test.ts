import { beforeEach, describe, expect, it } from 'vitest';
import { attendeesProjector } from '../../projections/attendees/projector.ts';
import { historyProjector } from '../../projections/history/projector.ts';
import { seatsProjector } from '../../projections/placement/projector.ts';
import { tablesProjector } from '../../projections/tables/projector.ts';
import { project } from '../../projections/testing/project.ts';
import type { EventPlanEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { limits } from '../../schema/limits.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { cutLog, type Fate } from '../../tests/harness/cutLog.ts';
import { dinnerPlanned, eventId, guest, standing } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, foldOf } from '../../tests/harness/planTruth.ts';
import { stepsOfLog } from '../../tests/harness/stepOf.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { derivedId, newId } from '../core/ids.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { nextToUndo, stepsBackwards } from '../history/planSteps.ts';
import { commandToReverse } from '../history/reverse.ts';

const stream = eventPlanStream(eventId);
const actorId = 'organiser';
const small = 8_000;

let log: EventLog;
let clock: Date;
beforeEach(async () => {
  log = createInMemoryEventLog();
  clock = new Date('2026-03-01T12:00:00.000Z');
  const metadata = { commandId: newId(), actorId, at: clock.toISOString() };
  const planned = { ...dinnerPlanned, id: crypto.randomUUID(), metadata };
  await log.append(stream, [planned], { expected: 'noStream' });
});

/** A process whose appends meet these fates. Later appends succeed. */
const process = (...fates: Fate[]) => {
  const taking = cutLog(log, small, (append) => fates[append] ?? 'made');
  const handler = createCommandHandler({ log: taking, random: () => 0, clock: () => clock });
  return {
    ...handler,
    run: (command: EventPlanCommand, commandId = newId(), mayBeRepeated = false) =>
      handler.handle(eventPlanDecider, stream, command, { commandId, actorId, mayBeRepeated }),
  };
};

const importing = (count: number): EventPlanCommand => ({
  type: 'ImportAttendees',
  eventId,
  source: 'csv',
  attendees: Array.from({ length: count }, (_, n) => guest(`Guest ${n}`)),
});

const recorded = async (): Promise<RecordedEvent[]> => {
  const events = [];
  for await (const event of log.readStream(stream)) events.push(event);
  return events;
};
const typesSince = async (revision: bigint) =>
  (await recorded()).slice(Number(revision) + 1).map(({ type }) => type);

const truth = async () => standing(await foldOf(log, eventPlanDecider, stream));
const moment = async () => {
  const { state, revision } = await process().load(eventPlanDecider, stream);
  return { state: standing(state), revision };
};

/** The state of all projectors that stage parts. They stop at an event that makes no sense to them. */
const shown = async () => {
  const events = await recorded();
  const [attendees, seats, tables, history] = await Promise.all(
    [attendeesProjector, seatsProjector, tablesProjector, historyProjector].map((projector) =>
      project(projector, events),
    ),
  );
  return { ...attendees, ...seats, ...tables, ...history };
};

const expectAgreement = async () => {
  const plan = await truth();
  const rows = await shown();
  expect(brokenIn(plan)).toEqual([]);
  expect(rows.attendees?.map(({ id }) => id)).toEqual([...plan.attendees.keys()].sort());
  expect(rows.tables?.map(({ id }) => id)).toEqual([...plan.tables.keys()].sort());
  expect(rows.seats?.map(({ id, attendeeId }) => [id, attendeeId])).toEqual(
    [...plan.seats].map(([id, { attendeeId }]) => [id, attendeeId]).sort(),
  );
  expect([...plan.staged.keys()]).toEqual([]);
  for (const table of ['attendee_parts', 'table_parts', 'seat_parts', 'history_parts'])
    expect(rows[table as keyof typeof rows]).toEqual([]);
};

const earlier = (id: string) => stepsOfLog(log, stream)(id);
const undo = async () => {
  const step = await nextToUndo(stepsBackwards(log, stream), actorId);
  if (!step) throw new Error('there is a step to undo');
  return commandToReverse(process(), eventId, step, true, earlier);
};

/**
 * A plan of sixty people and twelve tables: all but the last person seated, then everybody but the first
 * three removed.
 */
const fullThenEmpty = async () => {
  const writer = process();
  const importId = newId();
  await writer.run(importing(60), importId);
  const ids = Array.from({ length: 60 }, (_, n) => derivedId(importId, n));
  for (let n = 0; n < 12; n += 1)
    await writer.run({
      type: 'AddTable',
      eventId,
      name: `Table ${n}`,
      capacity: 6,
      layout: 'circular',
    });
  await writer.run({ type: 'AutoAssignSeats', eventId });
  await writer.run({ type: 'ReturnToPool', eventId, attendeeIds: ids.slice(-1) });
  const full = await moment();
  const restore = (to: typeof full) => ({
    type: 'RestoreMoment' as const,
    eventId,
    revision: Number(to.revision),
    asOf: clock.toISOString(),
    moment: to.state,
  });
  for (const id of ids.slice(3))
    await writer.run({ type: 'DeleteAttendee', eventId, attendeeId: id });
  for (const tableId of full.state.tables.keys())
    await writer.run({ type: 'DeleteTable', eventId, tableId });
  return { ids, full, restore, empty: await moment() };
};

describe('a change larger than one append', () => {
  it('takes effect as a whole, and can be undone and redone', async () => {
    const { full, restore, empty } = await fullThenEmpty();
    const before = (await moment()).revision;
    await process().run(restore(full));
    expect((await typesSince(before)).slice(-2)).toEqual(['ChangePartRecorded', 'MomentRestored']);
    const whole = await truth();
    expect(whole.seats.count(({ attendeeId }) => attendeeId !== null)).toBe(59);
    await expectAgreement();
    await process().run(await undo());
    expect((await truth()).tables.size).toBe(empty.state.tables.size);
    await expectAgreement();
    const redo = await nextStep();
    await process().run(await commandToReverse(process(), eventId, redo, false, earlier));
    expect((await truth()).attendees.size).toBe(60);
    await expectAgreement();
  });

  const nextStep = async () => {
    for await (const step of stepsBackwards(log, stream)) return step;
    throw new Error('there is a step');
  };

  it('is decided again as a whole if others change the plan between its parts', async () => {
    const { full, restore } = await fullThenEmpty();
    const first = () => process().run(importing(1));
    const { state } = await process('made', { first }).run(restore(full));
    expect(standing(state).attendees.size).toBe(60);
    expect((await recorded()).map(({ type }) => type)).toContain('PartsDiscarded');
    await expectAgreement();
  });

  it('does not add people twice whom somebody else added between its parts', async () => {
    const { ids, full, restore } = await fullThenEmpty();
    const deletion = await deletionOf(ids.at(-1) ?? '');
    const backAlone = await commandToReverse(process(), eventId, deletion, false, earlier);
    const first = () => process().run(backAlone);
    const { state } = await process('made', 'made', 'made', { first }).run(restore(full));
    expect(standing(state).attendees.size).toBe(60);
    await expectAgreement();
  });

  const deletionOf = async (attendeeId: string) => {
    for await (const step of stepsBackwards(log, stream))
      if (step.events.some(({ type, data }) => isAbout(type, data, attendeeId))) return step;
    throw new Error('they were deleted');
  };
  const isAbout = (type: string, data: EventPlanEvent['data'], attendeeId: string) =>
    type === 'AttendeeDeleted' && 'attendeeId' in data && data.attendeeId === attendeeId;

  it('continues after its parts after a crash, and is recorded once', async () => {
    const { full, restore } = await fullThenEmpty();
    const commandId = newId();
    const dying = process('made', 'made', 'notSent');
    await expect(dying.run(restore(full), commandId)).rejects.toMatchObject({ code: 'NOT_READY' });
    expect((await truth()).attendees.size).toBe(3);
    await process().run(restore(full), commandId, true);
    const again = await process().run(restore(full), commandId, true);
    const own = (await recorded()).filter(({ metadata }) => metadata.commandId === commandId);
    expect(again.events.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const parts = own.flatMap(({ data }) => ('part' in data ? [data.part] : []));
    expect(parts).toEqual(parts.map((_, n) => n));
    await expectAgreement();
  });

  it('leaves no parts behind if it is no longer possible', async () => {
    const { ids, full, restore, empty } = await fullThenEmpty();
    await process().run(restore(full));
    await process().run(restore(empty));
    const back = await undo();
    const commandId = newId();
    await expect(process('made', 'notSent').run(back, commandId)).rejects.toThrow();
    await process().run({ type: 'DeleteAttendee', eventId, attendeeId: ids[0] ?? '' });
    await expect(process().run(back, commandId, true)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
    });
    expect((await recorded()).at(-1)?.type).toBe('PartsDiscarded');
    await expect(process().run(back, commandId, true)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
    });
    await expectAgreement();
  });

  it('leaves no parts behind if somebody else made the whole change meanwhile', async () => {
    const { full, restore } = await fullThenEmpty();
    const commandId = newId();
    await expect(process('made', 'notSent').run(restore(full), commandId)).rejects.toThrow();
    await process().run(restore(full));
    const { events, position } = await process().run(restore(full), commandId, true);
    expect([events, position]).toEqual([[], null]);
    await expectAgreement();
  });

  it('leaves no parts behind if it loses every race for too long', async () => {
    const { full, restore } = await fullThenEmpty();
    let name = 0;
    const first = async () => {
      name += 1;
      const changes = { name: `Dinner ${name}` };
      await process().run({ type: 'EditEventPlan', eventId, changes });
    };
    let asked = 0;
    const losing = cutLog(log, small, (append) => (append > 0 && append < 8 ? { first } : 'made'));
    const handler = createCommandHandler({
      log: losing,
      random: () => 0,
      elapsed: () => {
        asked += 1;
        return asked * 400;
      },
    });
    const origin = { commandId: newId(), actorId };
    const lost = handler.handle(eventPlanDecider, stream, restore(full), origin);
    await expect(lost).rejects.toMatchObject({ code: 'CONFLICT' });
    await expectAgreement();
  });

  it('contains nobody who is erased meanwhile', async () => {
    const { ids, full, restore } = await fullThenEmpty();
    const commandId = newId();
    await expect(
      process('made', 'made', 'notSent').run(restore(full), commandId),
    ).rejects.toThrow();
    const attendeeId = ids[3] ?? '';
    expect(JSON.stringify([...(await truth()).staged])).toContain(attendeeId);
    await process().run({ type: 'EraseAttendee', eventId, attendeeId, wasThere: true });
    expect(JSON.stringify([...(await truth()).staged])).not.toContain(attendeeId);
    await process().run(restore(full), commandId, true);
    expect((await truth()).attendees.has(attendeeId)).toBe(false);
    await expectAgreement();
  });

  it('contains nobody who is erased from the plan meanwhile', async () => {
    const { ids, full, restore, empty } = await fullThenEmpty();
    await process().run(restore(full));
    const waiting = process('made', 'made', 'notSent').run(restore(empty));
    await expect(waiting).rejects.toThrow();
    const attendeeId = ids[3] ?? '';
    expect(JSON.stringify([...(await truth()).staged])).toContain(attendeeId);
    await process().run({ type: 'EraseAttendee', eventId, attendeeId });
    await expectAgreement();
  });
});

describe('an import larger than one append', () => {
  it('is refused as a whole if the event has filled up since it was interrupted', async () => {
    const commandId = newId();
    await expect(process('made', 'notSent').run(importing(90), commandId)).rejects.toThrow();
    const most = limits.attendeesPerEvent;
    const { handle } = createCommandHandler({ log });
    await handle(eventPlanDecider, stream, importing(most - 50), { commandId: newId(), actorId });
    for (const _ of ['once', 'and again'])
      await expect(process().run(importing(90), commandId, true)).rejects.toMatchObject({
        code: 'LIMIT_REACHED',
      });
    const plan = await truth();
    expect([plan.attendees.size, plan.staged.size]).toEqual([most - 50, 0]);
  });

  it('that nobody can continue is discarded by the next one', async () => {
    await expect(process('made', 'notSent').run(importing(90))).rejects.toThrow();
    await process().run(importing(1));
    expect((await truth()).staged.size).toBe(1);
    clock = new Date('2026-03-02T12:00:01.000Z');
    await process().run(importing(1));
    expect((await truth()).attendees.size).toBe(2);
    await expectAgreement();
  });
});
