import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { Conflict } from '../../schema/entities/draft.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { limits } from '../../schema/limits.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { dinnerPlanned, eventId, guest, standing } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, planText } from '../../tests/harness/planTruth.ts';
import { commandOf, type Step, stepsOf } from '../../tests/harness/randomCommands.ts';
import { stepsOfLog } from '../../tests/harness/stepOf.ts';
import { type CommandHandler, createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { planWithIds } from '../eventPlans/planIds.ts';
import { type ActivePlan, emptyPlan, type PlanState } from '../eventPlans/state.ts';
import { isReversible, nextToRedo, nextToUndo, stepsBackwards } from '../history/planSteps.ts';
import { commandToReverse } from '../history/reverse.ts';
import type { DraftCommand } from './commands.ts';
import { draftDecider } from './decider.ts';
import { readDraftPlans } from './plans.ts';
import { previewOf } from './preview.ts';

const at = '2026-05-01T18:00:00.000Z';
const actorId = 'mira';
const draftId = 'draft';

let log: EventLog;
let writer: CommandHandler;

const planned = async (): Promise<[EventLog, CommandHandler]> => {
  const own = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  await own.append(
    eventPlanStream(eventId),
    [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }],
    { expected: 'noStream' },
  );
  return [own, createCommandHandler({ log: own })];
};
beforeEach(async () => {
  [log, writer] = await planned();
});

/** A command handler that has folded nothing yet. */
const anew = () => createCommandHandler({ log });

const run = (command: EventPlanCommand, commandId = newId(), by = writer) =>
  by.handle(eventPlanDecider, eventPlanStream(command.eventId), command, {
    commandId,
    actorId,
    at,
  });
const runOfDraft = (command: DraftCommand) =>
  writer.handle(draftDecider, eventPlanStream(command.eventId), command, {
    commandId: newId(),
    actorId,
    at,
  });
const load = (id: string, by = writer) => by.load(eventPlanDecider, eventPlanStream(id));
const planOf = async (id = eventId, by = writer): Promise<ActivePlan> =>
  standing((await load(id, by)).state);

const start = async (name = 'Long tables', id = draftId) => {
  const { state, revision } = await load(eventId);
  const live = standing(state);
  return runOfDraft({ type: 'StartDraft', eventId: id, name, revision: Number(revision), live });
};

/** The plans of a draft, as an operation reads them. */
const plansOf = async (id = draftId) => {
  const { draftOf } = await planOf(id);
  const app = { commands: writer, readStream: log.readStream } as never;
  const draft = { id, draftOf: eventId, draftRevision: draftOf?.revision ?? -1 };
  return readDraftPlans(app, draft);
};

type Wanted = { tableIds?: string[]; leaveOutConflicts?: boolean };
const takeOver = async ({ tableIds, leaveOutConflicts = false }: Wanted = {}) => {
  const { base, draft } = await plansOf();
  return runOfDraft({
    type: 'TakeOverDraft',
    eventId,
    draftId,
    name: 'Long tables',
    base,
    draft,
    ...(tableIds && { tableIds }),
    leaveOutConflicts,
  });
};
const conflictsOfTakeOver = async (): Promise<Conflict[]> => {
  try {
    await takeOver();
  } catch (error) {
    if (!isRefusal(error, 'DRAFT_CONFLICT')) throw error;
    return error.details.conflicts as Conflict[];
  }
  return [];
};

const earlier = () => stepsOfLog(log, eventPlanStream(eventId));
const undo = async () => {
  const step = await nextToUndo(stepsBackwards(log, eventPlanStream(eventId)), actorId);
  if (!step) throw new Error('nothing to undo');
  await run(await commandToReverse(writer, eventId, step, true, earlier()));
};
const redo = async () => {
  const step = await nextToRedo(stepsBackwards(log, eventPlanStream(eventId)), actorId);
  if (!step) throw new Error('nothing to redo');
  await run(await commandToReverse(writer, eventId, step, false, earlier()));
};

/** Restores the moment of a revision of the live plan. */
const restore = async (revision: bigint) => {
  const { state } = await writer.at(eventPlanDecider, eventPlanStream(eventId), revision);
  const moment = standing(state);
  await run({ type: 'RestoreMoment', eventId, revision: Number(revision), asOf: at, moment });
};

/** The plan without details that may differ between plans that look the same to everybody. */
const described = (plan: ActivePlan): string => {
  const rank = <T extends { order: number }>(items: Iterable<[string, T]>) =>
    [...items].sort(([, a], [, b]) => a.order - b.order).map(([id]) => id);
  const ranks = [rank(plan.attendees), rank(plan.tables), rank(plan.rules)];
  const unordered = {
    ...plan,
    eventId: '',
    draftOf: null,
    details: { ...plan.details, isPublic: false },
    nextOrder: 0,
    attendees: plan.attendees.map((attendee) => ({ ...attendee, order: 0 })),
    tables: plan.tables.map((table) => ({ ...table, order: 0 })),
    rules: plan.rules.map((rule) => ({ ...rule, order: 0 })),
  };
  return planText(unordered) + JSON.stringify(ranks);
};

const add = (name: string, id = eventId): EventPlanCommand => ({
  type: 'AddAttendee',
  eventId: id,
  attendee: guest(name),
  held: false,
});
const addTable = (name: string, id = eventId): EventPlanCommand => ({
  type: 'AddTable',
  eventId: id,
  name,
  capacity: 4,
  layout: 'circular',
});
const idOf = async (name: string, id = eventId): Promise<string> =>
  (await planOf(id)).attendees.findKey(({ person }) => person.name === name) ?? '';
const tableOf = async (name: string, id = eventId): Promise<string> =>
  (await planOf(id)).tables.findKey((table) => table.name === name) ?? '';
const seatOf = async (table: string, position: number, id = eventId): Promise<string> => {
  const plan = await planOf(id);
  return plan.tables.get(await tableOf(table, id))?.seatIds[position - 1] ?? '';
};
const seat = async (name: string, table: string, position: number, id = eventId) =>
  run({
    type: 'AssignSeat',
    eventId: id,
    attendeeId: await idOf(name, id),
    seatId: await seatOf(table, position, id),
    ifTaken: 'REFUSE',
  });
const placeOf = async (name: string, id = eventId): Promise<string> => {
  const plan = await planOf(id);
  const placement = plan.attendees.get(await idOf(name, id))?.placement;
  if (placement?.in !== 'seat') return placement?.in ?? 'gone';
  const { tableId, position } = plan.seats.get(placement.seatId) ?? { tableId: '', position: 0 };
  return `${plan.tables.get(tableId)?.name} ${position}`;
};

/** Ada sits on the first seat of Garden, Ben on that of Hall; Cleo has no seat. */
const dinner = async () => {
  for (const name of ['Ada', 'Ben', 'Cleo']) await run(add(name));
  for (const name of ['Garden', 'Hall']) await run(addTable(name));
  await seat('Ada', 'Garden', 1);
  await seat('Ben', 'Hall', 1);
};

describe('a draft', () => {
  beforeEach(dinner);

  it('starts as a copy of the live plan, with ids that lead back to it', async () => {
    await start();
    const draft = await planOf(draftId);
    expect(described(planWithIds(draft, idOutOfCopy))).toBe(described(await planOf()));
    const live = await planOf();
    for (const id of [...draft.attendees.keys(), ...draft.tables.keys(), ...draft.seats.keys()])
      expect(id).toMatch(/~draft$/);
    expect([...live.attendees.keys()].map((id) => idInCopy(id, draftId)).sort()).toEqual(
      [...draft.attendees.keys()].sort(),
    );
    expect(draft.draftOf).toMatchObject({ eventId, name: 'Long tables', isWhole: true });
    expect(brokenIn(draft)).toEqual([]);
  });

  it('does not change the live plan, whatever is done in it', async () => {
    await start();
    const before = planText(await planOf());
    await run(add('Dora', draftId));
    await seat('Dora', 'Garden', 2, draftId);
    await run({ type: 'DeleteTable', eventId: draftId, tableId: await tableOf('Hall', draftId) });
    expect(planText(await planOf())).toBe(before);
    expect([...(await planOf(draftId)).attendees.keys()].every((id) => id.endsWith('~draft'))).toBe(
      true,
    );
  });

  it("is private, whatever the event's visibility, and stays so", async () => {
    await run({ type: 'EditEventPlan', eventId, changes: { isPublic: true } });
    await start();
    expect((await planOf(draftId)).details.isPublic).toBe(false);
    const opened = run({ type: 'EditEventPlan', eventId: draftId, changes: { isPublic: true } });
    await expect(opened).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await run({ type: 'EditEventPlan', eventId: draftId, changes: { name: 'Supper' } });
    await takeOver();
    expect((await planOf()).details).toMatchObject({ name: 'Supper', isPublic: true });
  });

  it('has no drafts of its own', async () => {
    await start();
    const live = await planOf(draftId);
    const again = runOfDraft({
      type: 'StartDraft',
      eventId: 'other',
      name: 'x',
      revision: 0,
      live,
    });
    await expect(again).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('cannot be undone', async () => {
    await start();
    const steps: boolean[] = [];
    for await (const step of stepsBackwards(log, eventPlanStream(draftId)))
      steps.push(isReversible(step));
    expect(steps).toEqual([false]);
    expect(
      await nextToUndo(stepsBackwards(log, eventPlanStream(draftId)), actorId),
    ).toBeUndefined();
  });

  it('records its origin when it ends, and holds nobody then', async () => {
    await start();
    const { events } = await run({ type: 'DeleteEventPlan', eventId: draftId });
    expect(events).toMatchObject([{ type: 'EventPlanDeleted', data: { draftOf: eventId } }]);
    expect((await load(draftId)).state).toMatchObject({ status: 'deleted' });
  });

  it('of a full event is read from the log as it was at its start, whatever happens to the event', async () => {
    await run({
      type: 'ImportAttendees',
      eventId,
      source: 'csv',
      attendees: Array.from({ length: 5_000 }, (_, n) => guest(`Guest ${n}`, 'x'.repeat(60))),
    });
    for (let n = 0; n < 500; n += 1)
      await run({
        type: 'AddTable',
        eventId,
        name: `Table ${n}`,
        capacity: 10,
        layout: 'circular',
      });
    await run({ type: 'AutoAssignSeats', eventId });
    const begun = described(await planOf());
    await start();
    expect(described(planWithIds(await planOf(draftId), idOutOfCopy))).toBe(begun);
    await run({ type: 'DeleteEventPlan', eventId });
    expect(described(planWithIds(await planOf(draftId, anew()), idOutOfCopy))).toBe(begun);
  });

  it('exists once, and cannot be continued after an older program copied only a part of it', async () => {
    const { state, revision } = await load(eventId);
    const live = standing(state);
    const command = {
      type: 'StartDraft' as const,
      eventId: draftId,
      name: 'Long tables',
      revision: Number(revision),
      live,
    };
    const context = { commandId: 'c', actorId, now: at, id: (n: number) => `new-${n}` };
    const decide = (of: PlanState) => draftDecider.decide(command, of, context);
    const happened = decide({ status: 'none' }).map((event) => ({ ...event, metadata: { at } }));
    const partly = happened.slice(0, 1).reduce(eventPlanDecider.evolve, { status: 'none' });
    expect(standing(partly).draftOf?.isWhole).toBe(false);
    expect(() => decide(partly)).toThrow(expect.objectContaining({ code: 'NOT_READY' }));
    expect(decide(happened.slice(1).reduce(eventPlanDecider.evolve, partly))).toEqual([]);
  });
});

it('a take-over finds no event before its creation or after its deletion', async () => {
  const empty = emptyPlan(eventId, 'mira', (await planOf()).details);
  const command: DraftCommand = {
    type: 'TakeOverDraft',
    eventId,
    draftId,
    name: 'Long tables',
    base: empty,
    draft: empty,
    leaveOutConflicts: false,
  };
  const noEvent = { code: 'EVENT_NOT_FOUND', message: 'Event not found' };
  await expect(runOfDraft({ ...command, eventId: 'none' })).rejects.toMatchObject(noEvent);
  await run({ type: 'DeleteEventPlan', eventId });
  await expect(runOfDraft(command)).rejects.toMatchObject(noEvent);
});

describe('a take-over', () => {
  beforeEach(async () => {
    await dinner();
    await start();
  });

  it('is one step that can be undone and redone', async () => {
    const before = described(await planOf());
    await run(addTable('Terrace', draftId));
    await seat('Cleo', 'Terrace', 2, draftId);
    await seat('Ada', 'Terrace', 1, draftId);
    const { events } = await takeOver();
    expect(events).toMatchObject([{ type: 'DraftTakenOver', data: { draftId } }]);
    expect([await placeOf('Cleo'), await placeOf('Ada')]).toEqual(['Terrace 2', 'Terrace 1']);
    const after = described(await planOf());
    await undo();
    expect(described(await planOf())).toBe(before);
    await redo();
    expect(described(await planOf())).toBe(after);
  });

  it('records nothing if the draft equals the live plan', async () => {
    expect((await takeOver()).events).toEqual([]);
  });

  it("leaves others' changes elsewhere", async () => {
    await seat('Ada', 'Garden', 3, draftId);
    await run(add('Dora'));
    await seat('Dora', 'Hall', 2);
    await takeOver();
    expect([await placeOf('Ada'), await placeOf('Dora')]).toEqual(['Garden 3', 'Hall 2']);
  });

  it('is refused if somebody was seated elsewhere meanwhile, naming their place', async () => {
    await seat('Ada', 'Garden', 3, draftId);
    await seat('Ada', 'Hall', 4);
    expect(await conflictsOfTakeOver()).toMatchObject([
      {
        about: 'attendee',
        reason: 'moved',
        person: { name: 'Ada' },
        place: { in: 'seat', tableName: 'Hall', position: 4 },
      },
    ]);
    expect(await placeOf('Ada')).toBe('Hall 4');
  });

  it('is refused once for somebody who was both edited and seated elsewhere meanwhile', async () => {
    const edit = async (company: string, id = eventId) =>
      run({
        type: 'EditAttendee',
        eventId: id,
        attendeeId: await idOf('Ada', id),
        changes: { person: { company } },
      });
    await edit('Halden', draftId);
    await seat('Ada', 'Garden', 3, draftId);
    await edit('Northwind');
    await seat('Ada', 'Hall', 4);
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'attendee', reason: 'moved', person: { name: 'Ada' } },
    ]);
  });

  it('is refused if a seat was taken, naming both people', async () => {
    await seat('Cleo', 'Garden', 2, draftId);
    await run(add('Dora'));
    await seat('Dora', 'Garden', 2);
    expect(await conflictsOfTakeOver()).toMatchObject([
      {
        about: 'seat',
        reason: 'taken',
        person: { name: 'Cleo' },
        other: { name: 'Dora' },
        table: { name: 'Garden' },
        position: 2,
      },
    ]);
  });

  it('is refused if somebody is gone, or a table is gone or changed', async () => {
    await seat('Cleo', 'Garden', 2, draftId);
    await run({
      type: 'EditTable',
      eventId: draftId,
      tableId: await tableOf('Hall', draftId),
      changes: { name: 'Ballroom' },
    });
    await run({ type: 'DeleteAttendee', eventId, attendeeId: await idOf('Cleo') });
    const tableId = await tableOf('Hall');
    await run({ type: 'EditTable', eventId, tableId, changes: { name: 'Lobby' } });
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'attendee', reason: 'gone', person: { name: 'Cleo' } },
      { about: 'table', reason: 'changed', table: { name: 'Lobby' } },
    ]);
    await run({ type: 'DeleteTable', eventId, tableId });
    expect(await conflictsOfTakeOver()).toMatchObject([
      { reason: 'gone', person: { name: 'Cleo' } },
      { about: 'table', reason: 'gone', table: { name: 'Hall' } },
    ]);
  });

  it('is refused if the table of a desired seat is gone', async () => {
    await seat('Cleo', 'Hall', 2, draftId);
    await run({ type: 'DeleteTable', eventId, tableId: await tableOf('Hall') });
    expect(await conflictsOfTakeOver()).toMatchObject([{ about: 'seat', reason: 'gone' }]);
    await takeOver({ leaveOutConflicts: true });
    expect(await placeOf('Cleo')).toBe('pool');
  });

  it('finds no conflict if the same change was made in the live plan', async () => {
    await seat('Cleo', 'Garden', 2, draftId);
    await seat('Cleo', 'Garden', 2);
    await run({ type: 'DeleteTable', eventId: draftId, tableId: await tableOf('Hall', draftId) });
    await run({ type: 'DeleteTable', eventId, tableId: await tableOf('Hall') });
    expect((await takeOver()).events).toEqual([]);
  });

  it('leaves out conflicts and what depends on them, on request', async () => {
    await seat('Ada', 'Garden', 3, draftId);
    await seat('Cleo', 'Garden', 1, draftId);
    await seat('Ben', 'Hall', 2, draftId);
    await run(add('Dora'));
    await seat('Dora', 'Garden', 3);
    await takeOver({ leaveOutConflicts: true });
    // Ada stays, so her seat is not free for Cleo.
    expect(await Promise.all(['Ada', 'Cleo', 'Ben', 'Dora'].map((name) => placeOf(name)))).toEqual([
      'Garden 1',
      'pool',
      'Hall 2',
      'Garden 3',
    ]);
  });

  it('does not seat people who have declined meanwhile, but seats those who had declined before', async () => {
    await seat('Cleo', 'Garden', 2, draftId);
    const reply = { type: 'ReplyFor' as const, eventId, attendeeIds: [await idOf('Cleo')] };
    await run({ ...reply, reply: 'no' });
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'attendee', reason: 'changed', person: { name: 'Cleo' } },
    ]);
    await takeOver({ leaveOutConflicts: true });
    expect(await placeOf('Cleo')).toBe('pool');

    const other = 'other';
    await start('Later', other);
    await seat('Cleo', 'Garden', 2, other);
    const { base, draft } = await plansOf(other);
    const command = { type: 'TakeOverDraft' as const, eventId, draftId: other, name: 'Later' };
    await runOfDraft({ ...command, base, draft, leaveOutConflicts: false });
    expect(await placeOf('Cleo')).toBe('Garden 2');
  });

  it('names the person who has taken an external id meanwhile, and leaves it out', async () => {
    const identify = async (name: string, id = eventId, externalId: string | null = 'CRM-1') =>
      run({
        type: 'EditAttendee',
        eventId: id,
        attendeeId: await idOf(name, id),
        changes: { person: { externalId } },
      });
    await identify('Cleo', draftId);
    await seat('Ben', 'Hall', 2, draftId);
    await identify('Ben');
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'attendee', reason: 'taken', person: { name: 'Cleo' }, other: { name: 'Ben' } },
    ]);
    await takeOver({ leaveOutConflicts: true });
    const { attendees } = await planOf();
    expect(attendees.get(await idOf('Cleo'))?.person.externalId).toBeNull();
    expect(await placeOf('Ben')).toBe('Hall 2');
  });

  it('leaves out a date that would now put the end before the start', async () => {
    const editing = (id: string, changes: Partial<EventDetails>) =>
      run({ type: 'EditEventPlan', eventId: id, changes });
    await editing(draftId, { endDate: '2027-05-01T18:00:00.000Z' });
    await seat('Ben', 'Hall', 2, draftId);
    await editing(eventId, { startDate: '2027-05-02T18:00:00.000Z' });
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'event', reason: 'changed', fields: ['startDate', 'endDate'] },
    ]);
    await takeOver({ leaveOutConflicts: true });
    expect((await planOf()).details.endDate).toBeNull();
    expect(await placeOf('Ben')).toBe('Hall 2');
  });

  it('leaves out a rule whose zone no longer has an area', async () => {
    [log, writer] = await planned();
    await dinner();
    const shape = { type: 'rect' as const, width: 400, height: 400 };
    const place = { x: 0, y: 0, rotation: 0 };
    await run({ type: 'PlaceFloorObject', eventId, kind: 'zone', name: 'Terrace', place, shape });
    await start();
    const [zone = ''] = (await planOf(draftId)).objects.keys();
    const who = { people: [await idOf('Cleo', draftId)] };
    const rule = { kind: 'AtTable' as const, who, zone, weight: 5 };
    await run({ type: 'AddSeatingRule', eventId: draftId, rule });
    await seat('Ben', 'Hall', 2, draftId);
    const [objectId = ''] = (await planOf()).objects.keys();
    const changes = { shape: { type: 'point' as const } };
    await run({ type: 'ChangeFloorObject', eventId, objectId, changes });
    expect(await conflictsOfTakeOver()).toMatchObject([{ about: 'rule' }]);
    await takeOver({ leaveOutConflicts: true });
    expect((await planOf()).rules.size).toBe(0);
    expect(await placeOf('Ben')).toBe('Hall 2');
  });

  it('keeps a table that the draft removed if people sit there now', async () => {
    await run({ type: 'DeleteTable', eventId: draftId, tableId: await tableOf('Hall', draftId) });
    await seat('Cleo', 'Hall', 2);
    expect(await conflictsOfTakeOver()).toMatchObject([
      { about: 'seat', reason: 'kept', other: { name: 'Cleo' }, table: { name: 'Hall' } },
    ]);
    await takeOver({ leaveOutConflicts: true });
    expect([await placeOf('Ben'), await placeOf('Cleo')]).toEqual(['Hall 1', 'Hall 2']);
  });

  it('leaves out people who were erased meanwhile', async () => {
    await seat('Ada', 'Garden', 3, draftId);
    await seat('Cleo', 'Garden', 2, draftId);
    await run({ type: 'EraseAttendee', eventId, attendeeId: await idOf('Ada') });
    await takeOver();
    expect(await placeOf('Cleo')).toBe('Garden 2');
    expect((await planOf()).attendees.size).toBe(2);
  });

  it('keeps the event within its limits', async () => {
    const attendees = Array.from({ length: limits.attendeesPerEvent - 4 }, (_, n) =>
      guest(`Guest ${n}`),
    );
    const importing = { type: 'ImportAttendees' as const, source: 'csv' as const };
    await run({ ...importing, eventId, attendees });
    await run({ ...importing, eventId: draftId, attendees: attendees.slice(0, 2) });
    await expect(takeOver()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  describe('of some tables', () => {
    it('takes over the people who sit there, and nothing else', async () => {
      await seat('Cleo', 'Garden', 2, draftId);
      await seat('Ben', 'Hall', 3, draftId);
      await run(addTable('Terrace', draftId));
      const { events } = await takeOver({ tableIds: [await tableOf('Garden')] });
      expect(events).toMatchObject([{ data: { tableIds: [await tableOf('Garden')] } }]);
      expect([await placeOf('Cleo'), await placeOf('Ben')]).toEqual(['Garden 2', 'Hall 1']);
      expect(await tableOf('Terrace')).toBe('');
    });

    it('moves people who leave to another table of the selection if possible, otherwise to the pool', async () => {
      await run(addTable('Terrace', draftId));
      await seat('Ada', 'Terrace', 1, draftId);
      await takeOver({ tableIds: [await tableOf('Garden')] });
      expect(await placeOf('Ada')).toBe('pool');
      const [terrace] = [await tableOf('Terrace', draftId)].map((id) => id.split('~')[0] ?? '');
      await takeOver({ tableIds: [terrace ?? ''] });
      expect(await placeOf('Ada')).toBe('Terrace 1');
    });

    it('removes the pin of somebody who waits in the pool for their table, and pins them there', async () => {
      const pin = async (id: string) =>
        run({ type: 'PinAttendee', eventId: id, attendeeId: await idOf('Ada', id) });
      const isPinned = async () => (await planOf()).attendees.get(await idOf('Ada'))?.isPinned;
      await run({
        type: 'UnassignSeat',
        eventId: draftId,
        seatId: await seatOf('Garden', 1, draftId),
      });
      await run(addTable('Terrace', draftId));
      await seat('Ada', 'Terrace', 1, draftId);
      await pin(draftId);
      await pin(eventId);
      await takeOver({ tableIds: [await tableOf('Garden')] });
      expect([await placeOf('Ada'), await isPinned()]).toEqual(['pool', false]);
      const terrace = idOutOfCopy(await tableOf('Terrace', draftId));
      await takeOver({ tableIds: [terrace] });
      expect([await placeOf('Ada'), await isPinned()]).toEqual(['Terrace 1', true]);
    });

    it('recognises earlier take-overs as its own, and continues from there', async () => {
      await run(addTable('Terrace', draftId));
      await run(add('Dora', draftId));
      await seat('Dora', 'Terrace', 1, draftId);
      await takeOver({ tableIds: [(await tableOf('Terrace', draftId)).split('~')[0] ?? ''] });
      expect(await placeOf('Dora')).toBe('Terrace 1');
      await seat('Dora', 'Terrace', 2, draftId);
      await takeOver();
      expect(await placeOf('Dora')).toBe('Terrace 2');
    });

    it('recognises them even if another part concerned people added to the live plan meanwhile', async () => {
      await run(addTable('Terrace', draftId));
      await run(add('Dora', draftId));
      await seat('Dora', 'Terrace', 1, draftId);
      await takeOver({ tableIds: [idOutOfCopy(await tableOf('Terrace', draftId))] });
      await run({ type: 'AddPlusOnes', eventId, attendeeId: await idOf('Ada'), count: 1 });
      const attendeeId = await idOf('Ada', draftId);
      await run({ type: 'DeleteAttendee', eventId: draftId, attendeeId });
      await takeOver({ tableIds: [await tableOf('Garden')] });
      await seat('Dora', 'Terrace', 2, draftId);
      await takeOver();
      expect(await placeOf('Dora')).toBe('Terrace 2');
    });

    it('starts again if an earlier take-over is undone', async () => {
      await seat('Ada', 'Garden', 2, draftId);
      const tableIds = [await tableOf('Garden')];
      await takeOver({ tableIds });
      await undo();
      expect(await placeOf('Ada')).toBe('Garden 1');
      await takeOver({ tableIds });
      expect(await placeOf('Ada')).toBe('Garden 2');
    });

    it('starts again if an earlier moment is restored, and continues if a later one is', async () => {
      await seat('Ada', 'Garden', 2, draftId);
      const tableIds = [await tableOf('Garden')];
      const { revision: before } = await load(eventId);
      await takeOver({ tableIds });
      const { revision: after } = await load(eventId);
      await restore(before);
      expect(await placeOf('Ada')).toBe('Garden 1');
      await takeOver({ tableIds });
      expect(await placeOf('Ada')).toBe('Garden 2');
      await undo();
      await restore(after);
      await seat('Ada', 'Garden', 3, draftId);
      expect(await conflictsOfTakeOver()).toEqual([]);
      expect(await placeOf('Ada')).toBe('Garden 3');
    });
  });

  it('is previewed: the people and tables concerned, and what is in the way', async () => {
    await seat('Ada', 'Hall', 2, draftId);
    await run(addTable('Terrace', draftId));
    await seat('Ben', 'Hall', 4);
    const { base, draft } = await plansOf();
    expect(previewOf({ draftId, base, draft }, await planOf())).toMatchObject({
      peopleCount: 1,
      people: [
        {
          name: 'Ada',
          what: 'moved',
          from: { tableName: 'Garden', position: 1 },
          to: { tableName: 'Hall', position: 2 },
        },
      ],
      conflictCount: 0,
      tables: [
        { name: 'Garden', what: 'seating', people: 1 },
        { name: 'Hall', what: 'seating', people: 1 },
        { name: 'Terrace', what: 'added', people: 0 },
      ],
    });
  });
});

it('a take-over adds a rule equal to one that it changed or removed', async () => {
  const balance: SeatingRule = { kind: 'Balance', weight: 2 };
  const none: SeatingRule = { kind: 'PerTable', who: { role: 'employee' }, min: 1, weight: 5 };
  const addRule = (rule: SeatingRule, id = eventId) =>
    run({ type: 'AddSeatingRule', eventId: id, rule });
  await addRule(balance);
  await addRule(none);
  await start();
  const [first, second] = [...(await planOf(draftId)).rules.keys()];
  const inDraft = { eventId: draftId };
  const after: SeatingRule = { ...balance, weight: 9 };
  await run({ type: 'ChangeSeatingRule', ...inDraft, ruleId: first ?? '', rule: after });
  await run({ type: 'RemoveSeatingRule', ...inDraft, ruleId: second ?? '' });
  await addRule(balance, draftId);
  await addRule(none, draftId);
  await takeOver();
  expect([...(await planOf()).rules.values()].map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([after, balance, none]),
  );
  expect((await planOf()).rules.size).toBe(3);
});

it('a take-over creates no equal rules', async () => {
  const balance: SeatingRule = { kind: 'Balance', weight: 2 };
  await run({ type: 'AddSeatingRule', eventId, rule: balance });
  await start();
  const [ruleId = ''] = (await planOf(draftId)).rules.keys();
  const rule: SeatingRule = { ...balance, weight: 9 };
  await run({ type: 'ChangeSeatingRule', eventId: draftId, ruleId, rule });
  await run({ type: 'AddSeatingRule', eventId, rule });
  await takeOver();
  expect([...(await planOf()).rules.values()].map((one) => one.rule)).toEqual([rule]);
});

describe('for any commands', () => {
  const tried = async (command: EventPlanCommand | undefined, commandId = newId(), by = writer) => {
    if (!command) return;
    try {
      await run(command, commandId, by);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  /** The command without changes of visibility, which a draft does not cover. */
  const inBoth = (command: EventPlanCommand | undefined): EventPlanCommand | undefined => {
    if (command?.type !== 'EditEventPlan') return command;
    const { isPublic: _, ...changes } = command.changes;
    return { ...command, changes };
  };
  const play = async (steps: readonly Step[], id: string) => {
    for (const step of steps) await tried(inBoth(commandOf(await planOf(id), step)));
  };
  /** The same input with ids of the live plan in place of the draft's. */
  const ofLive = <T>(given: T): T => {
    const mapped = (value: unknown): unknown => {
      if (typeof value === 'string') return value === draftId ? eventId : idOutOfCopy(value);
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(mapped);
      if (value instanceof Map)
        return new Map([...value].map(([key, inner]) => [mapped(key), mapped(inner)]));
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [mapped(key), mapped(inner)]),
      );
    };
    return mapped(given) as T;
  };

  const before = stepsOf(1, { minLength: 5, maxLength: 25 });
  const within = stepsOf(1, { minLength: 1, maxLength: 15 });

  it('taking over a draft without conflicts equals running its commands on the live plan', async () => {
    await fc.assert(
      fc.asyncProperty(before, within, async (earlier, steps) => {
        [log, writer] = await planned();
        // A second, equal plan, on which the same is done without a draft.
        const [, other] = await planned();
        for (const step of earlier) {
          const command = inBoth(commandOf(await planOf(), step));
          const commandId = newId();
          await tried(command, commandId);
          await tried(command, commandId, other);
        }
        await start();
        for (const step of steps) {
          const command = inBoth(commandOf(await planOf(draftId), step));
          if (!command) continue;
          const commandId = newId();
          await tried(command, commandId);
          await tried(ofLive(command), commandId, other);
        }
        const wanted = await planOf(eventId, other);
        expect(described(planWithIds(await planOf(draftId), idOutOfCopy))).toBe(described(wanted));
        expect(described(planWithIds(await planOf(draftId, anew()), idOutOfCopy))).toBe(
          described(wanted),
        );
        await takeOver();
        expect(described(await planOf())).toBe(described(wanted));
      }),
      { numRuns: 100 },
    );
  }, 240_000);

  it('a take-over without the conflicts breaks nothing, and its undo restores everything', async () => {
    await fc.assert(
      fc.asyncProperty(before, within, within, async (earlier, tries, meanwhile) => {
        [log, writer] = await planned();
        await play(earlier, eventId);
        await start();
        await play(tries, draftId);
        await play(meanwhile, eventId);
        const found = described(await planOf());
        const { events } = await takeOver({ leaveOutConflicts: true });
        expect(brokenIn(await planOf())).toEqual([]);
        if (events.length > 0) await undo();
        expect(described(await planOf())).toBe(found);
      }),
      { numRuns: 150 },
    );
  }, 240_000);

  it('taking over all tables one by one, and then the rest, equals taking over the whole', async () => {
    const atTables: Step['what'][] = [
      'addTable',
      'editTable',
      'resize',
      'endSeats',
      'move',
      'deleteTable',
      'assign',
      'replace',
      'swap',
      'together',
      'unassign',
      'auto',
    ];
    const ofTables = fc.array(
      fc.record({
        writer: fc.constant(0),
        what: fc.constantFrom(...atTables),
        a: fc.nat(40),
        b: fc.nat(40),
        c: fc.nat(20),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(before, ofTables, async (earlier, steps) => {
        [log, writer] = await planned();
        await play(earlier, eventId);
        await start();
        await play(steps, draftId);
        const { base, draft } = await plansOf();
        const { tables } = previewOf({ draftId, base, draft }, await planOf());
        for (const { tableId } of tables) {
          await takeOver({ tableIds: [tableId] });
          expect(brokenIn(await planOf())).toEqual([]);
        }
        const left = await plansOf();
        expect(previewOf(left, await planOf()).tables).toEqual([]);
        await takeOver();
        expect(described(await planOf())).toBe(described(draft));
      }),
      { numRuns: 100 },
    );
  }, 240_000);
});

it("reads only the live plan's events since the start of the draft", async () => {
  for (let n = 0; n < 50; n += 1) await run(add(`Guest ${n}`));
  await start();
  await run(addTable('A'));
  await plansOf();
  const read: bigint[] = [];
  const { readStream } = log;
  log.readStream = async function* (stream, options) {
    for await (const event of readStream(stream, options)) {
      read.push(event.revision);
      yield event;
    }
  };
  const { draftOf } = await planOf(draftId);
  await plansOf();
  expect(read).toEqual([BigInt(draftOf?.revision ?? 0) + 1n]);
});
