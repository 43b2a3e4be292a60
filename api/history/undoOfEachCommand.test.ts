import { describe, expect, it } from 'vitest';
import { eventPlanStream } from '../../schema/ids.ts';
import type { FloorObject } from '../../schema/planFacts.ts';
import {
  barStands,
  details,
  dinnerPlanned,
  eventId,
  guest,
  miraSeatedAtOne,
  ruled,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { mergeOfList } from '../../tests/harness/mergedList.ts';
import { planText } from '../../tests/harness/planTruth.ts';
import { stepOf } from '../../tests/harness/stepOf.ts';
import { snapshotOf } from '../arrangements/snapshot.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../eventPlans/state.ts';
import { diffPlans } from '../planChange/diff.ts';
import { isReversible, nextToRedo, nextToUndo, stepsBackwards } from './planSteps.ts';
import { commandToReverse } from './reverse.ts';

const stream = eventPlanStream(eventId);
const at = '2026-05-01T18:00:00.000Z';

/** A plan with a log of its own, its past events and a way to do more. */
const planOf = async (events: typeof miraSeatedAtOne) => {
  const log = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId: 'somebody else', at };
  const recorded = events.map((event) => ({ ...event, id: crypto.randomUUID(), metadata }));
  if (recorded.length > 0) await log.append(stream, recorded, { expected: 'noStream' });
  const writer = createCommandHandler({ log });
  const run = async (command: EventPlanCommand) => {
    const commandId = newId();
    await writer.handle(eventPlanDecider, stream, command, { commandId, actorId: 'mira', at });
    return commandId;
  };
  const steps = () => stepsBackwards(log, stream);
  const earlier = (id: string) => stepOf(steps(), id);
  return {
    run,
    state: async () => (await writer.load(eventPlanDecider, stream)).state,
    step: (id: string) => stepOf(steps(), id),
    undo: async () => {
      const step = await nextToUndo(steps(), 'mira');
      if (step) await run(await commandToReverse(writer, eventId, step, true, earlier));
      return step?.id;
    },
    redo: async () => {
      const step = await nextToRedo(steps(), 'mira');
      if (step) await run(await commandToReverse(writer, eventId, step, false, earlier));
    },
    reverse: async (id: string) => {
      const step = await stepOf(steps(), id);
      if (!step) throw new Error('no such step');
      return commandToReverse(writer, eventId, step, false, earlier);
    },
  };
};

/** The visible state of a plan, without order numbers, which are never given twice. */
const described = (plan: PlanState) =>
  planText(plan.status === 'active' ? { ...plan, nextOrder: 0 } : plan);

type Plan = Awaited<ReturnType<typeof planOf>>;
type Given = { before?: EventPlanCommand[]; command: (plan: ActivePlan) => EventPlanCommand };

/**
 * Mira sits in the garden, Ada waits, a hall of six stands empty. The two sit together, Mira in the
 * garden or the hall.
 */
/** An object of an arrangement that no longer exists. */
const doorOnce = {
  objectId: 'door',
  object: { ...(barStands.data as { object: FloorObject }).object, name: 'Door' },
};

const evening = [
  ...miraSeatedAtOne,
  tableStands('hall', 6, 'rectangular', true),
  barStands,
  ruled('together', { kind: 'KeepTogether', who: { people: ['mira', 'ada'] }, hard: true }),
  ruled(
    'tables',
    { kind: 'AtTable', who: { people: ['mira'] }, tables: ['garden', 'hall'], weight: 5 },
    1,
  ),
  ruled('bar', { kind: 'Near', who: { people: ['mira'] }, place: 'bar', weight: 5 }, 2),
];
const mira = { eventId, attendeeId: 'mira' };
const ada = { eventId, attendeeId: 'ada' };
const garden = { eventId, tableId: 'garden' };
const noWishes = { togetherWith: [], apartFrom: [], near: null, table: null, isPinned: false };
const heldAda: EventPlanCommand = { type: 'HoldAttendee', ...ada, reason: 'May not come' };
const seatedAda: EventPlanCommand = {
  type: 'AssignSeat',
  ...ada,
  seatId: 'garden-2',
  ifTaken: 'REFUSE',
};

const definedHotel: EventPlanCommand = {
  type: 'DefineField',
  eventId,
  field: { name: 'Hotel', kind: 'choice', choices: [{ name: 'Grand' }] },
};

/** Every command of a plan that can be undone. A missing command does not compile. */
const undoneCommands: Record<
  Exclude<EventPlanCommand['type'], keyof typeof forGood | 'UndoStep' | 'RedoStep'>,
  Given
> = {
  EditEventPlan: {
    command: () => ({
      type: 'EditEventPlan',
      eventId,
      changes: { name: 'Late', isPublic: true, maxAttendees: 20 },
    }),
  },
  AddAttendee: {
    command: () => ({ type: 'AddAttendee', eventId, attendee: guest('Olle'), held: true }),
  },
  ImportAttendees: {
    command: () => ({
      type: 'ImportAttendees',
      eventId,
      source: 'csv',
      attendees: [guest('Olle'), guest('Pia'), guest('ada')],
      ifKnown: 'skip',
      wishes: [
        { ...noWishes, index: 0, togetherWith: ['Pia', 'mira'], near: 'Bar' },
        { ...noWishes, index: 1, table: 'garden', isPinned: true },
        { ...noWishes, index: 2, table: 'garden', isPinned: true },
      ],
    }),
  },
  EditAttendee: {
    command: () => ({
      type: 'EditAttendee',
      ...mira,
      changes: {
        attendeeRole: 'prospect',
        tags: ['vip'],
        guestOf: 'ada',
        person: { notes: 'No nuts' },
      },
    }),
  },
  DeleteAttendee: {
    before: [{ type: 'AddPlusOnes', ...mira, count: 2 }],
    command: () => ({ type: 'DeleteAttendee', ...mira }),
  },
  CheckInAttendee: { command: () => ({ type: 'CheckInAttendee', ...mira }) },
  CheckOutAttendee: {
    before: [{ type: 'CheckInAttendee', ...mira }],
    command: () => ({ type: 'CheckOutAttendee', ...mira }),
  },
  HoldAttendee: { command: () => ({ type: 'HoldAttendee', ...mira, reason: 'May not come' }) },
  ReleaseAttendee: { before: [heldAda], command: () => ({ type: 'ReleaseAttendee', ...ada }) },
  PinAttendee: { command: () => ({ type: 'PinAttendee', ...mira }) },
  UnpinAttendee: {
    before: [{ type: 'PinAttendee', ...mira }],
    command: () => ({ type: 'UnpinAttendee', ...mira }),
  },
  AddTable: {
    command: () => ({ type: 'AddTable', eventId, name: 'Bar', capacity: 4, layout: 'oval' }),
  },
  AddTables: {
    command: () => ({
      type: 'AddTables',
      eventId,
      groups: [
        { count: 3, layout: 'uShape', capacity: 12, name: 'Hall {n}' },
        { count: 1, like: 'garden' },
      ],
      arrange: { perRow: 2 },
    }),
  },
  MoveTables: {
    command: () => ({
      type: 'MoveTables',
      eventId,
      moves: [{ tableId: 'garden', place: { x: 900, y: 40 } }],
    }),
  },
  ArrangeTables: {
    before: [
      { type: 'MoveTable', ...garden, place: { x: 300, y: -20, rotation: 45 } },
      {
        type: 'AddTables',
        eventId,
        groups: [{ count: 2, layout: 'circular', capacity: 4, name: 'Hall {n}' }],
      },
    ],
    command: ({ tables }) => ({
      type: 'ArrangeTables',
      eventId,
      tableIds: [...tables.keys()],
      how: 'rows',
    }),
  },
  DeleteTables: {
    command: () => ({ type: 'DeleteTables', eventId, tableIds: ['garden'] }),
  },
  EditTable: {
    command: () => ({
      type: 'EditTable',
      ...garden,
      changes: {
        name: 'Terrace',
        layout: 'oval',
        capacity: 8,
        endSeats: true,
        place: { x: 700 },
        tags: ['quiet'],
      },
    }),
  },
  ResizeTable: { command: () => ({ type: 'ResizeTable', ...garden, capacity: 8 }) },
  SetEndSeats: {
    command: () => ({ type: 'SetEndSeats', eventId, tableId: 'hall', endSeats: false }),
  },
  MoveTable: {
    command: () => ({ type: 'MoveTable', ...garden, place: { x: 300, y: -20, rotation: 45 } }),
  },
  DeleteTable: { command: () => ({ type: 'DeleteTable', ...garden }) },
  PlaceFloorObject: {
    command: () => ({
      type: 'PlaceFloorObject',
      eventId,
      kind: 'stage',
      name: 'Stage',
      place: { x: 0, y: -400, rotation: 0 },
    }),
  },
  ChangeFloorObject: {
    command: () => ({
      type: 'ChangeFloorObject',
      eventId,
      objectId: 'bar',
      changes: {
        kind: 'buffet',
        name: 'Buffet',
        place: { x: 10, rotation: 90 },
        shape: { type: 'rect', width: 300, height: 80 },
        point: { x: 0, y: 40 },
      },
    }),
  },
  RemoveFloorObject: {
    command: () => ({ type: 'RemoveFloorObject', eventId, objectId: 'bar', withRules: true }),
  },
  SetRoomOutline: {
    command: () => ({
      type: 'SetRoomOutline',
      eventId,
      outline: {
        points: [
          [0, 0],
          [900, 0],
          [0, 600],
        ],
        units: 'imperial',
      },
    }),
  },
  SetBackground: {
    command: () => ({
      type: 'SetBackground',
      eventId,
      background: {
        imageId: 'hall',
        width: 800,
        height: 600,
        x: 0,
        y: 0,
        cmPerPixel: 2,
        rotation: 0,
        opacity: 0.4,
      },
    }),
  },
  AssignSeat: {
    command: () => ({ type: 'AssignSeat', ...ada, seatId: 'garden-1', ifTaken: 'REPLACE' }),
  },
  UnassignSeat: { command: () => ({ type: 'UnassignSeat', eventId, seatId: 'garden-1' }) },
  SwapSeats: {
    before: [seatedAda],
    command: () => ({
      type: 'SwapSeats',
      eventId,
      seatId: 'garden-1',
      otherSeatId: 'garden-2',
    }),
  },
  AutoAssignSeats: { command: () => ({ type: 'AutoAssignSeats', eventId }) },
  TakeSeatingProposal: {
    command: () => ({
      type: 'TakeSeatingProposal',
      eventId,
      proposalId: 'proposal',
      moves: [
        ['mira', 'garden-1', 'hall-2'],
        ['ada', null, 'garden-1'],
      ],
      budget: null,
      without: [],
      whatStillFits: false,
    }),
  },
  SeatTogether: {
    command: () => ({
      type: 'SeatTogether',
      eventId,
      tableId: 'hall',
      attendeeIds: ['mira', 'ada'],
    }),
  },
  HoldTogether: {
    command: () => ({
      type: 'HoldTogether',
      eventId,
      attendeeIds: ['mira', 'ada'],
      reason: 'Flight',
    }),
  },
  ReturnToPool: {
    before: [heldAda],
    command: () => ({ type: 'ReturnToPool', eventId, attendeeIds: ['mira', 'ada'] }),
  },
  EditPeople: {
    before: [{ type: 'AddPlusOnes', ...mira, count: 1 }],
    command: (plan) => ({
      type: 'EditPeople',
      eventId,
      edits: [...plan.attendees.keys()].map((attendeeId) => ({
        attendeeId,
        changes: { tags: ['vip'], person: { name: `New ${attendeeId}`, party: 'Bielski' } },
      })),
    }),
  },
  AddPlusOnes: { command: () => ({ type: 'AddPlusOnes', ...mira, count: 2 }) },
  ReplyFor: {
    before: [{ type: 'PinAttendee', ...mira }, heldAda],
    command: () => ({ type: 'ReplyFor', eventId, attendeeIds: ['mira', 'ada'], reply: 'no' }),
  },
  MergeGuestList: {
    before: [{ type: 'PinAttendee', ...mira }, heldAda],
    command: (plan) =>
      mergeOfList(plan, {
        rows: [{ name: 'New' }],
        last: { mira: {}, ada: {} },
        answers: {
          missing: [
            { attendeeId: 'mira', choice: 'cancelled' },
            { attendeeId: 'ada', choice: 'remove' },
          ],
        },
      }),
  },
  SetMenu: {
    before: [
      {
        type: 'SetMenu',
        eventId,
        courses: [{ name: 'Main', options: [{ name: 'Beef', fits: [] }] }],
      },
    ],
    command: ({ menu: { courses } }) => ({
      type: 'SetMenu',
      eventId,
      courses: [
        ...courses.map((course) => ({ ...course, options: [] })),
        { name: 'Dessert', options: [] },
      ],
    }),
  },
  SetFields: {
    before: [definedHotel],
    command: ({ fields }) => ({
      type: 'SetFields',
      eventId,
      fields: [{ name: 'Bus', kind: 'yesNo', choices: [] }, ...fields],
    }),
  },
  DefineField: { command: () => definedHotel },
  ChangeField: {
    before: [definedHotel],
    command: ({ fields: [field] }) => ({
      type: 'ChangeField',
      eventId,
      fieldId: field?.fieldId ?? '',
      name: 'Inn',
      choices: [{ name: 'Plaza' }],
      clear: true,
    }),
  },
  RetireField: {
    before: [definedHotel],
    command: ({ fields: [field] }) => ({
      type: 'RetireField',
      eventId,
      fieldId: field?.fieldId ?? '',
    }),
  },
  RestoreMoment: {
    command: (plan) => ({
      type: 'RestoreMoment',
      eventId,
      revision: 0,
      asOf: at,
      moment: {
        ...plan,
        attendees: plan.attendees.delete('ada'),
        details: { ...details, name: 'Early' },
      },
    }),
  },
  AddSeatingRule: {
    command: () => ({ type: 'AddSeatingRule', eventId, rule: { kind: 'Balance', weight: 2 } }),
  },
  ChangeSeatingRule: {
    command: () => ({
      type: 'ChangeSeatingRule',
      eventId,
      ruleId: 'together',
      rule: { kind: 'SitBeside', who: { people: ['mira', 'ada'] }, how: 'next', weight: 20 },
    }),
  },
  RemoveSeatingRule: {
    command: () => ({ type: 'RemoveSeatingRule', eventId, ruleId: 'together' }),
  },
  ApplyRulePreset: {
    command: () => ({ type: 'ApplyRulePreset', eventId, preset: 'clientDinner' }),
  },
  PickSeatingPreference: {
    command: () => ({
      type: 'PickSeatingPreference',
      eventId,
      people: ['mira', 'ada'],
      preference: 'avoids',
    }),
  },
  ApplyArrangement: {
    command: (plan) => ({
      type: 'ApplyArrangement',
      eventId,
      arrangementId: 'arrangement',
      name: 'First draft',
      tables: snapshotOf(plan, null, [{ seatId: 'hall-1', attendeeId: 'mira' }]).tables,
      objects: [doorOnce],
      pinnedIds: ['mira'],
    }),
  },
  UseTemplate: {
    command: (plan) => ({
      type: 'UseTemplate',
      eventId,
      arrangementId: 'template',
      name: 'Garden',
      tables: snapshotOf(plan, 'garden').tables,
      objects: [doorOnce],
      names: new Map([['garden-2', 'ada']]),
    }),
  },
};

const prepared = async ({ before = [] }: Given): Promise<Plan> => {
  const plan = await planOf(evening);
  for (const command of before) await plan.run(command);
  return plan;
};

describe.each(Object.entries(undoneCommands))('a plan, after %s', (_, given) => {
  it('is as before after an undo; redo repeats the command, and another undo reverses it', async () => {
    const plan = await prepared(given);
    const before = await plan.state();
    const id = await plan.run(given.command(standing(before)));
    const after = await plan.state();
    expect(described(after)).not.toBe(described(before));

    expect(await plan.undo()).toBe(id);
    expect(described(await plan.state())).toBe(described(before));
    await plan.redo();
    expect(described(await plan.state())).toBe(described(after));
    await plan.undo();
    expect(described(await plan.state())).toBe(described(before));
  });
});

/** Reversing a step is itself a step. Undoing that one is the other command. */
const reversals: Record<'UndoStep' | 'RedoStep', (plan: Plan, of: string) => Promise<void>> = {
  UndoStep: async (plan, of) => {
    await plan.run(await plan.reverse(of));
  },
  RedoStep: async (plan, of) => {
    const undone = await plan.run(await plan.reverse(of));
    await plan.run(await plan.reverse(undone));
  },
};

describe.each(Object.entries(reversals))('a step, after %s of it', (type, reverse) => {
  it('is as before after an undo of that', async () => {
    const plan = await planOf(evening);
    const of = await plan.run(seatedAda);
    if (type === 'RedoStep') {
      await reverse(plan, of);
      expect(standing(await plan.state()).seats.get('garden-2')?.attendeeId).toBe('ada');
      return;
    }
    const before = described(await plan.state());
    await reverse(plan, of);
    expect(described(await plan.state())).not.toBe(before);
    await plan.undo();
    expect(described(await plan.state())).toBe(before);
  });
});

/** Permanent commands: undo does nothing afterwards, and earlier steps stay undoable. */
const forGood = {
  CreateEventPlan: { type: 'CreateEventPlan', eventId, ownerId: 'mira', details },
  DeleteEventPlan: { type: 'DeleteEventPlan', eventId },
  EraseAttendee: { type: 'EraseAttendee', ...mira },
} satisfies { [T in EventPlanCommand['type']]?: EventPlanCommand };

describe.each(Object.entries(forGood))('a plan, after %s', (type, command) => {
  it('cannot be undone', async () => {
    const plan = await planOf(type === 'CreateEventPlan' ? [] : evening);
    const id = await plan.run(command);
    const after = described(await plan.state());
    const step = await plan.step(id);
    if (!step) throw new Error('it was recorded');
    expect(isReversible(step)).toBe(false);
    expect(await plan.undo()).toBeUndefined();
    expect(described(await plan.state())).toBe(after);
  });
});

it('reports that there is nothing to undo after a step without changes', async () => {
  const plan = await planOf([dinnerPlanned]);
  const state = standing(await plan.state());
  const change = diffPlans(state, state);
  const id = await plan.run({ type: 'UndoStep', eventId, of: 'nothing', change, inTurn: false });
  await expect(plan.reverse(id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
});
