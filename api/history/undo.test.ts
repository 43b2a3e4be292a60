import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../schema/attendees/replies.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import {
  dinnerPlanned,
  eventId,
  guest,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, planText } from '../../tests/harness/planTruth.ts';
import { commandOf, stepsOf } from '../../tests/harness/randomCommands.ts';
import { stepOf } from '../../tests/harness/stepOf.ts';
import { type CommandHandler, createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../eventPlans/state.ts';
import { applyChange } from '../planChange/apply.ts';
import { diffPlans } from '../planChange/diff.ts';
import { isReversible, nextToRedo, nextToUndo, stepsBackwards } from './planSteps.ts';
import { commandToReverse } from './reverse.ts';

const stream = eventPlanStream(eventId);
const at = '2026-05-01T18:00:00.000Z';

let log: EventLog;
let writer: CommandHandler;

/** A plan of its own in which everything happens at one moment, so that only the done steps count. */
const planned = async (): Promise<[EventLog, CommandHandler]> => {
  const own = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  await own.append(stream, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
    expected: 'noStream',
  });
  return [own, createCommandHandler({ log: own })];
};
beforeEach(async () => {
  [log, writer] = await planned();
});

const run = (command: EventPlanCommand, actorId = 'mira', commandId = newId(), by = writer) =>
  by.handle(eventPlanDecider, stream, command, { commandId, actorId, at });

const steps = () => stepsBackwards(log, stream);
const earlier = (id: string) => stepOf(steps(), id);
const undo = async (actorId = 'mira') => {
  const step = await nextToUndo(steps(), actorId);
  return step && run(await commandToReverse(writer, eventId, step, true, earlier), actorId);
};
const redo = async (actorId = 'mira') => {
  const step = await nextToRedo(steps(), actorId);
  return step && run(await commandToReverse(writer, eventId, step, false, earlier), actorId);
};
const undoStep = async (id: string, actorId = 'mira') => {
  const step = await stepOf(steps(), id);
  if (!step) throw new Error('no such step');
  return run(await commandToReverse(writer, eventId, step, false, earlier), actorId);
};
const latestStep = async (): Promise<string> => {
  for await (const { id } of steps()) return id;
  throw new Error('there is no step');
};
const plan = async (): Promise<ActivePlan> =>
  standing((await writer.load(eventPlanDecider, stream)).state);

/** The plan without details that may differ between plans that look the same to everybody. */
const described = (state: PlanState): string => {
  if (state.status !== 'active') return state.status;
  const rank = <T extends { order: number }>(items: Iterable<[string, T]>) =>
    [...items].sort(([, a], [, b]) => a.order - b.order).map(([id]) => id);
  const ranks = [rank(state.attendees), rank(state.tables), rank(state.rules)];
  const unordered = {
    ...state,
    nextOrder: 0,
    attendees: state.attendees.map((attendee) => ({ ...attendee, order: 0 })),
    tables: state.tables.map((table) => ({ ...table, order: 0 })),
    rules: state.rules.map((rule) => ({ ...rule, order: 0 })),
  };
  return planText(unordered) + JSON.stringify(ranks);
};

const imports = ['AttendeesImported', 'GuestListImported'];
const noWishes = { togetherWith: [], apartFrom: [], near: null, table: null, isPinned: false };

const add = (name: string): EventPlanCommand => ({
  type: 'AddAttendee',
  eventId,
  attendee: guest(name),
  held: false,
});
const addTable = (name: string): EventPlanCommand => ({
  type: 'AddTable',
  eventId,
  name,
  capacity: 4,
  layout: 'rectangular',
});

describe('undo and redo', () => {
  it('lead back to the beginning step by step, and forward again', async () => {
    const texts = [described(await plan())];
    for (const command of [add('Ada'), addTable('Garden'), add('Ben')]) {
      await run(command);
      texts.push(described(await plan()));
    }
    for (const text of texts.slice(0, -1).reverse()) {
      await undo();
      expect(described(await plan())).toBe(text);
    }
    expect(await undo()).toBeUndefined();
    for (const text of texts.slice(1)) {
      await redo();
      expect(described(await plan())).toBe(text);
    }
    expect(await redo()).toBeUndefined();
  });

  it("leave others' changes alone", async () => {
    await run(add('Ada'), 'mira');
    await run(add('Ben'), 'jonas');
    await undo('mira');
    expect([...(await plan()).attendees.values()].map(({ person }) => person.name)).toEqual([
      'Ben',
    ]);
    expect(await undo('somebody else')).toBeUndefined();
  });

  it('have nothing to redo after another change', async () => {
    await run(add('Ada'));
    await undo();
    await run(add('Ben'));
    expect(await redo()).toBeUndefined();
  });

  it('treat the undo of an entry as a step of its own, whose undo is a redo', async () => {
    const adding = newId();
    await run(add('Ada'), 'mira', adding);
    await undoStep(adding, 'jonas');
    expect((await plan()).attendees.size).toBe(0);
    const back = await undo('jonas');
    expect(back?.events.map(({ type }) => type)).toEqual(['ChangeRedone']);
    expect((await plan()).attendees.size).toBe(1);
  });
});

describe('undo in turn of an undo of an entry', () => {
  it('is redone, and undone again', async () => {
    const adding = newId();
    const texts = { without: described(await plan()), with: '' };
    await run(add('Ada'), 'mira', adding);
    texts.with = described(await plan());
    await undoStep(adding);
    const now = async () => described(await plan());
    for (let round = 0; round < 2; round += 1) {
      await undo();
      expect(await now()).toBe(texts.with);
      await undo();
      expect(await now()).toBe(texts.without);
      expect(await undo()).toBeUndefined();
      await redo();
      expect(await now()).toBe(texts.with);
      await redo();
      expect(await now()).toBe(texts.without);
      expect(await redo()).toBeUndefined();
    }
  });
});

describe('a later change', () => {
  const seat = async (attendeeId: string, position: number): Promise<EventPlanCommand> => {
    const seatId = [...(await plan()).tables.values()][0]?.seatIds[position - 1] ?? '';
    return { type: 'AssignSeat', eventId, seatId, attendeeId, ifTaken: 'REFUSE' };
  };
  const idOf = async (name: string): Promise<string> => {
    const found = (await plan()).attendees.findKey(({ person }) => person.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };

  beforeEach(async () => {
    for (const command of [add('Ada'), add('Ben'), addTable('Garden')]) await run(command);
  });

  it.each([
    [
      'they were moved by somebody else',
      async () => run(await seat(await idOf('Ada'), 2), 'jonas'),
    ],
    [
      'they were removed',
      async () => run({ type: 'DeleteAttendee', eventId, attendeeId: await idOf('Ada') }, 'jonas'),
    ],
    [
      'the table is gone',
      async () => {
        const [tableId = ''] = (await plan()).tables.keys();
        return run({ type: 'DeleteTable', eventId, tableId }, 'jonas');
      },
    ],
  ])('blocks an undo if %s, without any partial effect', async (_, since) => {
    const seating = newId();
    await run(await seat(await idOf('Ada'), 1), 'mira', seating);
    await since();
    const before = described(await plan());
    await expect(undoStep(seating)).rejects.toMatchObject({ code: 'UNDO_CONFLICT' });
    expect(described(await plan())).toBe(before);
  });

  it('blocks an undo if somebody else has taken the seat', async () => {
    await run(await seat(await idOf('Ada'), 1));
    const moving = newId();
    await run(await seat(await idOf('Ada'), 2), 'mira', moving);
    const takenBy = await seat(await idOf('Ben'), 1);
    await run(takenBy, 'jonas');
    await expect(undoStep(moving)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'seat', id: 'seatId' in takenBy ? takenBy.seatId : '' }] },
    });
  });

  it('blocks an undo that would seat somebody who has declined', async () => {
    const attendeeId = await idOf('Ada');
    const seating = await seat(attendeeId, 1);
    const reply = (after: Reply) =>
      run({ type: 'ReplyFor', eventId, attendeeIds: [attendeeId], reply: after }, 'jonas');
    const leave = (id: string) =>
      run({ type: 'ReturnToPool', eventId, attendeeIds: [attendeeId] }, 'mira', id);
    const [leaving, leavingAgain] = [newId(), newId()];
    await run(seating);
    await leave(leaving);
    await reply('no');
    await expect(undoStep(leaving)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'attendee', id: attendeeId }] },
    });
    // A person who declined and was seated by hand nevertheless returns to that seat.
    await run(seating);
    await leave(leavingAgain);
    await undoStep(leavingAgain);
    expect((await plan()).attendees.get(attendeeId)?.placement.in).toBe('seat');
    await reply('yes');
    await reply('cancelled');
    await undo('jonas');
    expect((await plan()).attendees.get(attendeeId)?.placement.in).toBe('seat');
  });

  it('blocks a redo for somebody who has declined', async () => {
    const attendeeId = await idOf('Ada');
    await run(await seat(attendeeId, 1));
    await undo();
    await run({ type: 'ReplyFor', eventId, attendeeIds: [attendeeId], reply: 'no' }, 'jonas');
    await expect(redo()).rejects.toMatchObject({ code: 'UNDO_CONFLICT' });
    await undo('jonas');
    await redo();
    expect((await plan()).attendees.get(attendeeId)?.placement.in).toBe('seat');
  });

  it('blocks an undo if somebody else has the external id that would return', async () => {
    const give = async (name: string, externalId: string | null): Promise<EventPlanCommand> => ({
      type: 'EditAttendee',
      eventId,
      attendeeId: await idOf(name),
      changes: { person: { externalId } },
    });
    const [ada, ben] = [await idOf('Ada'), await idOf('Ben')];
    await run(await give('Ada', 'CRM-1'));
    const [clearing, removing] = [newId(), newId()];
    await run(await give('Ada', null), 'mira', clearing);
    await run(await give('Ben', 'CRM-1'), 'jonas');
    const refusal = {
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'externalId', id: ben, wantedBy: ada }] },
    };
    await expect(undoStep(clearing)).rejects.toMatchObject(refusal);
    await run(await give('Ben', null), 'jonas');
    await run(await give('Ada', 'CRM-1'));
    await run({ type: 'DeleteAttendee', eventId, attendeeId: ada }, 'mira', removing);
    await run(await give('Ben', 'CRM-1'), 'jonas');
    await expect(undoStep(removing)).rejects.toMatchObject(refusal);
    await run(await give('Ben', null), 'jonas');
    await undoStep(removing);
    expect((await plan()).attendees.get(ada)?.person.externalId).toBe('CRM-1');
  });

  it('blocks an undo if the event would end before it starts', async () => {
    const edit = (changes: Partial<EventDetails>): EventPlanCommand => ({
      type: 'EditEventPlan',
      eventId,
      changes,
    });
    const [first, second, third] = ['01', '02', '03'].map((day) => `2027-05-${day}T18:00:00.000Z`);
    await run(edit({ endDate: first }));
    const longer = newId();
    await run(edit({ endDate: third }), 'mira', longer);
    await run(edit({ startDate: second }), 'jonas');
    await expect(undoStep(longer)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'details', fields: ['startDate', 'endDate'] }] },
    });
  });

  it.each([
    ['of several', false],
    ['of several whom a redo brought back', true],
  ])('blocks an undo if somebody has named a plus-one %s', async (_, again) => {
    const added = newId();
    const attendeeId = await idOf('Ada');
    await run({ type: 'AddPlusOnes', eventId, attendeeId, count: 2 }, 'mira', added);
    let bringing = added;
    if (again) {
      await undo();
      await redo();
      bringing = await latestStep();
    }
    const olle = (await plan()).attendees.findKey(({ guestOf }) => guestOf !== null) ?? '';
    const changes = { person: { name: 'Olle' } };
    await run({ type: 'EditAttendee', eventId, attendeeId: olle, changes }, 'jonas');
    await expect(undoStep(bringing)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'attendee', id: olle }] },
    });
    expect((await plan()).attendees.get(olle)?.person.name).toBe('Olle');
  });

  it('blocks an undo if a rule needs the area that an object would lose', async () => {
    const placing: EventPlanCommand = {
      type: 'PlaceFloorObject',
      eventId,
      kind: 'zone',
      name: 'Terrace',
      place: { x: 0, y: 0, rotation: 0 },
    };
    await run(placing);
    const [objectId = ''] = (await plan()).objects.keys();
    const shape = { type: 'rect' as const, width: 400, height: 400 };
    const shaping = newId();
    await run(
      { type: 'ChangeFloorObject', eventId, objectId, changes: { shape } },
      'mira',
      shaping,
    );
    const who = { people: [await idOf('Ada')] };
    const rule = { kind: 'AtTable' as const, who, zone: objectId, weight: 5 };
    await run({ type: 'AddSeatingRule', eventId, rule }, 'jonas');
    await expect(undoStep(shaping)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { obstacles: [{ kind: 'object', id: objectId }] },
    });
  });

  it('does not matter if it concerns somebody else', async () => {
    const seating = newId();
    await run(await seat(await idOf('Ada'), 1), 'mira', seating);
    await run(await seat(await idOf('Ben'), 2), 'jonas');
    await undoStep(seating);
    const places = [...(await plan()).attendees.values()].map(({ placement }) => placement.in);
    expect(places).toEqual(['pool', 'seat']);
  });

  it('lets one of two concurrent undos of the same step win', async () => {
    const seating = newId();
    await run(await seat(await idOf('Ada'), 1), 'mira', seating);
    const outcomes = await Promise.allSettled([
      undoStep(seating, 'mira'),
      undoStep(seating, 'jonas'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [lost] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(isRefusal(lost, 'UNDO_CONFLICT')).toBe(true);
  });
});

it('an undo does not restore a rule that an equal one has replaced', async () => {
  const even = { kind: 'Balance', weight: 2 } as const;
  const addRule = (rule: SeatingRule) => run({ type: 'AddSeatingRule', eventId, rule });
  await addRule(even);
  const [ruleId = ''] = (await plan()).rules.keys();
  const [changing, removing] = [newId(), newId()];
  const rule = { ...even, weight: 3 };
  await run({ type: 'ChangeSeatingRule', eventId, ruleId, rule }, 'mira', changing);
  await addRule(even);
  const before = described(await plan());
  await undoStep(changing);
  expect([...(await plan()).rules.values()].map(({ rule }) => rule)).toEqual([even]);
  await undo();
  expect(described(await plan())).toBe(before);
  await run({ type: 'RemoveSeatingRule', eventId, ruleId }, 'mira', removing);
  await addRule(rule);
  await undoStep(removing);
  expect((await plan()).rules.size).toBe(2);
});

describe('an import', () => {
  const importing = (count: number): EventPlanCommand => ({
    type: 'ImportAttendees',
    eventId,
    source: 'csv',
    attendees: Array.from({ length: count }, (_, n) => ({
      attendeeRole: 'guest',
      tags: [],
      person: { ...personNamed(`Guest ${n}`), notes: 'x'.repeat(900) },
    })),
  });

  it('is undone in one step, wherever its people are by then, and redone as it was', async () => {
    await run(add('Ada'));
    await run(addTable('Garden'));
    await run(importing(1_200));
    const [seatId = '', other = ''] = (await plan()).seats.keys();
    const [ada = '', first = '', second = ''] = [
      ...(await plan()).attendees.sortBy(({ order }) => order).keys(),
    ];
    await run({ type: 'AssignSeat', eventId, seatId, attendeeId: first, ifTaken: 'REFUSE' });
    await run({ type: 'AssignSeat', eventId, seatId: other, attendeeId: ada, ifTaken: 'REFUSE' });
    await run({ type: 'DeleteAttendee', eventId, attendeeId: second });
    const before = described(await plan());

    const id = (await importStep())?.id ?? '';
    await undoStep(id);
    const left = await plan();
    expect([...left.attendees.keys()]).toEqual([ada]);
    expect(left.seats.get(other)?.attendeeId).toBe(ada);
    expect(brokenIn(left)).toEqual([]);

    const redone = await undo();
    expect(redone?.events.length).toBeGreaterThan(1);
    expect(described(await plan())).toBe(before);
  });

  it('that was redone can be undone whatever happened to its people', async () => {
    await run(importing(3));
    await undo();
    await redo();
    const redone = await latestStep();
    const [attendeeId = ''] = (await plan()).attendees.keys();
    const changes = { person: { name: 'Olle' } };
    await run({ type: 'EditAttendee', eventId, attendeeId, changes }, 'jonas');
    await undoStep(redone);
    expect((await plan()).attendees.size).toBe(0);
  });

  it('names people who have checked in before removing them, and removes them on request', async () => {
    await run(importing(3));
    const [first = ''] = (await plan()).attendees.sortBy(({ order }) => order).keys();
    await run({ type: 'CheckInAttendee', eventId, attendeeId: first });
    const step = await importStep();
    if (!step) throw new Error('there is no import');
    const command = await commandToReverse(writer, eventId, step, false, earlier);
    await expect(run({ ...command, keepCheckIns: true })).rejects.toMatchObject({
      code: 'CHECK_INS_LOST',
      details: { people: [{ attendeeId: first, name: 'Guest 0' }], count: 1 },
    });
    expect((await plan()).attendees.size).toBe(3);
    await run(command);
    expect((await plan()).attendees.size).toBe(0);
  });

  it('is undone with its rules, whatever happened to them, and redone with them', async () => {
    await run(addTable('Garden'));
    await run({
      type: 'ImportAttendees',
      eventId,
      source: 'csv',
      attendees: ['Ada', 'Ben', 'Cleo'].map((name) => guest(name)),
      wishes: [
        { index: 0, ...noWishes, togetherWith: ['Ben', 'Cleo'] },
        { index: 1, ...noWishes, table: 'Garden', isPinned: true },
        { index: 2, ...noWishes, table: 'Garden' },
      ],
    });
    const [ada = '', ben = '', cleo = ''] = (await plan()).attendees
      .sortBy(({ order }) => order)
      .keys();
    const { rules } = await plan();
    const together = rules.findKey(({ rule }) => rule.kind === 'KeepTogether') ?? '';
    const who = { people: [ada, ben] };
    const rule = { kind: 'KeepTogether', who, weight: 5 } as const;
    await run({ type: 'ChangeSeatingRule', eventId, ruleId: together, rule });
    await run({ type: 'DeleteAttendee', eventId, attendeeId: cleo });
    const before = await plan();
    expect([before.rules.size, before.attendees.get(ben)]).toMatchObject([1, { isPinned: true }]);

    const step = await importStep();
    await undoStep(step?.id ?? '');
    const left = await plan();
    expect([left.attendees.size, left.rules.size]).toEqual([0, 0]);
    expect(brokenIn(left)).toEqual([]);
    await undo();
    expect(described(await plan())).toBe(described(before));
  });

  it('without checked-in people is undone without confirmation', async () => {
    await run(importing(3));
    const step = await importStep();
    if (!step) throw new Error('there is no import');
    const command = await commandToReverse(writer, eventId, step, false, earlier);
    await run({ ...command, keepCheckIns: true });
    expect((await plan()).attendees.size).toBe(0);
  });

  const importStep = async () => {
    for await (const step of steps())
      if (step.events.some(({ type }) => imports.includes(type))) return step;
    return undefined;
  };
});

describe('somebody who was erased', () => {
  const named = async (name: string) =>
    (await plan()).attendees.findEntry(({ person }) => person.name === name)?.[0] ?? '';
  const placeOf = async (name: string) =>
    (await plan()).attendees.get(await named(name))?.placement;
  const erase = async (name: string) =>
    run({ type: 'EraseAttendee', eventId, attendeeId: await named(name), wasThere: true });

  beforeEach(async () => {
    for (const command of [add('Ada'), add('Ben'), addTable('Garden')]) await run(command);
  });

  it('is left out of an undo, which does everything else', async () => {
    const [[tableId = '', table] = []] = (await plan()).tables;
    const seatIds = table?.seatIds ?? [];
    const places = new Map([
      ['Ada', seatIds[2]],
      ['Ben', seatIds[3]],
    ]);
    for (const [name, seatId = ''] of places)
      await run({
        type: 'AssignSeat',
        eventId,
        seatId,
        attendeeId: await named(name),
        ifTaken: 'REFUSE',
      });
    await run({ type: 'DeleteTable', eventId, tableId });
    await erase('Ada');
    await undo();
    expect((await plan()).tables.get(tableId)?.seatIds).toEqual(seatIds);
    expect((await plan()).seats.get(seatIds[2] ?? '')?.attendeeId).toBeNull();
    expect(await placeOf('Ben')).toEqual({ in: 'seat', seatId: seatIds[3] });
    await redo();
    expect(await placeOf('Ben')).toEqual({ in: 'pool' });
  });

  it('leaves nothing to undo if a step concerned nobody else', async () => {
    const adding = newId();
    await run(add('Cleo'), 'mira', adding);
    await erase('Cleo');
    await expect(undoStep(adding)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });
});

describe('a check-in', () => {
  it('is reversed by its own undo without confirmation', async () => {
    await run(add('Ada'));
    const [attendeeId = ''] = (await plan()).attendees.keys();
    await run({ type: 'CheckInAttendee', eventId, attendeeId });
    const step = await nextToUndo(steps(), 'mira');
    if (!step) throw new Error('there is nothing to undo');
    const command = await commandToReverse(writer, eventId, step, true, earlier);
    await run({ ...command, keepCheckIns: true });
    expect((await plan()).attendees.get(attendeeId)?.isCheckedIn).toBe(false);
  });
});

describe('for any commands', () => {
  /** Whether the command made a step that undo can reverse. */
  const tried = async (command: EventPlanCommand, commandId: string, by: CommandHandler) => {
    try {
      return isReversible(await run(command, 'mira', commandId, by));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  };

  it('undone steps leave the plan as if they had never happened', async () => {
    const withUndos = fc.array(
      fc.oneof(
        { arbitrary: stepsOf(1, { minLength: 1, maxLength: 4 }), weight: 3 },
        { arbitrary: fc.constantFrom('undo' as const, 'redo' as const), weight: 2 },
      ),
      { minLength: 4, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(withUndos, async (all) => {
        [log, writer] = await planned();
        const done: { command: EventPlanCommand; commandId: string }[] = [];
        let undone: typeof done = [];
        for (const part of all.flat()) {
          if (part === 'undo') {
            if (await undo()) undone.push(...done.splice(-1));
          } else if (part === 'redo') {
            if (await redo()) done.push(...undone.splice(-1));
          } else {
            const command = commandOf(await plan(), part);
            const commandId = newId();
            if (command && (await tried(command, commandId, writer))) {
              done.push({ command, commandId });
              undone = [];
            }
          }
        }
        const [, clean] = await planned();
        for (const { command, commandId } of done) await tried(command, commandId, clean);
        const { state } = await clean.load(eventPlanDecider, stream);
        const now = await plan();
        expect(brokenIn(now)).toEqual([]);
        expect(described(now)).toBe(described(state));
      }),
      { numRuns: 120 },
    );
  });

  async function* unpassed(passedOver: ReadonlySet<string>) {
    for await (const step of steps()) if (!passedOver.has(step.id)) yield step;
  }

  /** Undoes the last step that still has an effect. Returns whether there was one. */
  const undoWhatIsLeft = async (passedOver = new Set<string>()): Promise<boolean> => {
    const step = await nextToUndo(unpassed(passedOver), 'mira');
    if (!step) return false;
    try {
      await run(await commandToReverse(writer, eventId, step, true, earlier));
      return true;
    } catch (error) {
      if (!isRefusal(error, 'NOTHING_TO_UNDO')) throw error;
      return undoWhatIsLeft(passedOver.add(step.id));
    }
  };

  it('everything can be undone, whoever is erased in between', async () => {
    const [, clean] = await planned();
    const { state: empty } = await clean.load(eventPlanDecider, stream);
    const withErasures = stepsOf(1, { minLength: 6, maxLength: 60 }, ['erase', 'erase', 'erase']);
    await fc.assert(
      fc.asyncProperty(withErasures, async (all) => {
        [log, writer] = await planned();
        for (const step of all) {
          const command = commandOf(await plan(), step);
          if (command) await tried(command, newId(), writer);
        }
        while (await undoWhatIsLeft()) expect(brokenIn(await plan())).toEqual([]);
        expect(described({ ...(await plan()), erased: [] })).toBe(described(empty));
      }),
      { numRuns: 120 },
    );
  });

  /** The plan of a moment with the present check-ins and visibility, which never change back. */
  const asKeptFrom = (now: ActivePlan, moment: ActivePlan): ActivePlan => ({
    ...moment,
    details: { ...moment.details, isPublic: now.details.isPublic },
    attendees: moment.attendees.map((attendee, id) => ({
      ...attendee,
      isCheckedIn: now.attendees.get(id)?.isCheckedIn ?? attendee.isCheckedIn,
    })),
  });

  it('any moment can be restored, in one step that can be undone', async () => {
    const moments = fc.tuple(stepsOf(1, { minLength: 3, maxLength: 25 }), fc.nat(25));
    await fc.assert(
      fc.asyncProperty(moments, async ([all, n]) => {
        [log, writer] = await planned();
        for (const step of all) {
          const command = commandOf(await plan(), step);
          if (command) await tried(command, newId(), writer);
        }
        const before = await plan();
        const { revision } = await writer.load(eventPlanDecider, stream);
        const then = BigInt(n) % (revision + 1n);
        const moment = standing((await writer.at(eventPlanDecider, stream, then)).state);
        const restoring = { revision: Number(then), asOf: at, moment };
        const { events } = await run({ type: 'RestoreMoment', eventId, ...restoring });
        expect(brokenIn(await plan())).toEqual([]);
        expect(described(await plan())).toBe(described(asKeptFrom(before, moment)));
        if (events.length > 0) await undo();
        expect(described(await plan())).toBe(described(before));
      }),
      { numRuns: 120 },
    );
  });

  it('the difference of any two moments, applied to the first, gives the second', async () => {
    const moments = fc.tuple(stepsOf(1, { minLength: 5, maxLength: 40 }), fc.nat(40), fc.nat(40));
    await fc.assert(
      fc.asyncProperty(moments, async ([all, one, other]) => {
        [log, writer] = await planned();
        for (const step of all) {
          const command = commandOf(await plan(), step);
          if (command) await tried(command, newId(), writer);
        }
        const { revision } = await writer.load(eventPlanDecider, stream);
        const stateAt = async (n: number) => {
          const moment = BigInt(n) % (revision + 1n);
          return standing((await writer.at(eventPlanDecider, stream, moment)).state);
        };
        const [from, to] = [await stateAt(one), await stateAt(other)];
        const { nextOrder } = to;
        const made = applyChange(from, diffPlans(from, to));
        expect(planText({ ...made, nextOrder })).toBe(planText(to));
      }),
      { numRuns: 120 },
    );
  });
});
