import fc from 'fast-check';
import type { ArrangementCommand, ArrangementToggle } from '../../api/arrangements/commands.ts';
import { arrangementDecider } from '../../api/arrangements/decider.ts';
import type { ArrangementState } from '../../api/arrangements/evolve.ts';
import { snapshotOf } from '../../api/arrangements/snapshot.ts';
import type { CommandHandler } from '../../api/core/handleCommand.ts';
import { derivedId, newId } from '../../api/core/ids.ts';
import type { EventPlanCommand } from '../../api/eventPlans/commands.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { type ActivePlan, idWithin } from '../../api/eventPlans/state.ts';
import type { FieldWanted } from '../../api/guestFields/commands.ts';
import {
  isReversible,
  nextToRedo,
  nextToUndo,
  stepsBackwards,
} from '../../api/history/planSteps.ts';
import { commandToReverse } from '../../api/history/reverse.ts';
import { waysToArrange } from '../../schema/arranged.ts';
import type { FloorObject, ProposedMove } from '../../schema/domainEvents.ts';
import type { FloorShape } from '../../schema/entities/floorObject.ts';
import type { CustomValue, GuestField } from '../../schema/entities/guestField.ts';
import { type FieldKind, fieldKinds } from '../../schema/fieldKinds.ts';
import { arrangementStream, eventPlanStream } from '../../schema/ids.ts';
import type { ListedWishes } from '../../schema/imports/wishes/wishes.ts';
import { preferenceWords } from '../../schema/inputs/seatingRules.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import { replies } from '../../schema/replies.ts';
import { rulePresets } from '../../schema/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules.ts';
import { sortedById } from '../../schema/sortedById.ts';
import {
  attendeeRoles,
  everyLayout,
  floorObjectKinds,
  tableLayouts,
} from '../../schema/vocabulary.ts';
import { personNamed } from './dinners.ts';
import { mergeOfList } from './mergedList.ts';

/** A command of some writer, who names people, seats and tables by number: see `runStep`. */
export type Step = { writer: number; what: What; a: number; b: number; c: number };

/** What the numbers of a step mean in a plan as its writer sees it. */
type Named = Pick<Step, 'a' | 'b' | 'c'> & {
  eventId: string;
  person: { eventId: string; attendeeId: string };
  table: { eventId: string; tableId: string };
  seats: readonly [string, string];
  plan: ActivePlan;
};

const pick = (ids: Iterable<string>, n: number): string => {
  const sorted = [...ids].sort();
  return sorted[n % Math.max(1, sorted.length)] ?? 'nobody';
};

const namedIn = (plan: ActivePlan, { a, b, c }: Step): Named => {
  const { eventId } = plan;
  return {
    a,
    b,
    c,
    eventId,
    person: { eventId, attendeeId: pick(plan.attendees.keys(), a) },
    table: { eventId, tableId: pick(plan.tables.keys(), a) },
    seats: [pick(plan.seats.keys(), a), pick(plan.seats.keys(), b)],
    plan,
  };
};

/** Somebody new; every second one comes with others of their company, and every third declines. */
export const newcomer = (name: string) => ({
  attendeeRole: 'guest' as const,
  tags: [],
  ...(name.length % 3 === 0 && { reply: 'no' as const }),
  person: personNamed(name, name.length % 2 === 0 ? 'Acme' : null),
});

/** Somebody new whom another tool knows, or may know already. */
const identified = (name: string, externalId: string) => {
  const { person, ...others } = newcomer(name);
  return { ...others, person: { ...person, externalId } };
};

/** Of each type in turn. */
const shapeOf = (a: number, b: number, c: number): FloorShape => {
  const shapes: FloorShape[] = [
    { type: 'point' },
    { type: 'rect', width: 10 + a, height: 10 + b },
    { type: 'ellipse', width: 10 + a, height: 10 + b },
    {
      type: 'path',
      points: [
        [0, 0],
        [100 + a, 0],
        [0, 100 + b],
      ],
      isClosed: c % 2 === 0,
      thickness: 10,
    },
  ];
  return shapes[c % shapes.length] ?? { type: 'point' };
};

const objectNamed = (name: string): FloorObject => ({
  kind: 'bar',
  name,
  shape: { type: 'point' },
  place: { x: 0, y: 0, rotation: 0 },
  point: null,
  isSolid: false,
});

/**
 * A table and the room as somebody might have saved them: elsewhere, under other names, everybody one seat
 * on, some of them pinned, and with an object that is gone.
 */
const savedOf = (plan: ActivePlan, tableId: string, c: number) => {
  const { tables } = plan.tables.has(tableId) ? snapshotOf(plan, tableId) : { tables: [] };
  const { objects = [] } = snapshotOf(plan, null);
  const people = tables.flatMap(({ seats }) => seats.flatMap(([, , , , who]) => who ?? []));
  const gone = objectNamed(`o${c}`);
  return {
    arrangementId: 'saved',
    name: `saved ${c}`,
    outline: plan.room.outline ?? null,
    objects: [
      ...objects.slice(c % 3).map(({ objectId, object }, n) => ({
        objectId,
        object: { ...object, name: `o${c + n + 1}`, place: { ...object.place, x: c * 20 } },
      })),
      { objectId: idWithin(plan, `${plan.eventId} gone ${c}`), object: gone },
    ],
    pinnedIds: people.slice(c),
    tables: tables.map((table) => ({
      ...table,
      name: `s${c}`,
      tags: c % 2 ? ['saved'] : [],
      place: { ...table.place, x: c * 20 },
      seats: table.seats.map(([seatId, position, x, y], n): (typeof table.seats)[number] => [
        seatId,
        position,
        x,
        y,
        table.seats.at(n - 1)?.[4] ?? null,
      ]),
    })),
  };
};

/** Everybody who is not held one seat on, from some person and some seat on. */
const proposedIn = (plan: ActivePlan, a: number, b: number): ProposedMove[] => {
  const seatIds = [...plan.seats.keys()].sort();
  const people = [...plan.attendees].filter(([, { placement }]) => placement.in !== 'holding');
  const moves = people
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([attendeeId, { placement }], n): ProposedMove => [
        attendeeId,
        placement.in === 'seat' ? placement.seatId : null,
        n < seatIds.length ? (seatIds[(n + b) % seatIds.length] ?? null) : null,
      ],
    );
  return moves.filter(([, from, to]) => from !== to).slice(a % 3);
};

/** The seats of a table and the names of people, as many as there are of both. */
const namesFor = (plan: ActivePlan, tableId: string) => {
  const seatIds = plan.tables.get(tableId)?.seatIds ?? [];
  const names = [...plan.attendees.values()].map(({ person }) => person.name).sort();
  return new Map(seatIds.slice(0, names.length).map((id, n) => [id, names[n] ?? '']));
};

/** The menu without some course and some option, with new ones, and in another order. */
const menuWanted = ({ menu: { courses } }: ActivePlan, a: number, b: number, c: number) => {
  const kept = courses.slice(c % 4 === 0 ? 1 : 0).map((course, n) => ({
    ...course,
    ...(c % 3 === 0 && { name: `course ${a}.${n}` }),
    options: [
      ...course.options.slice(b % 2),
      ...(b % 3 ? [] : [{ name: `option ${a} ${b}`, fits: ['vegan'] }]),
    ].slice(0, 4),
  }));
  const added = { name: `new ${a} ${b}`, options: [{ name: 'soup', fits: [] }] };
  const all = kept.length > 0 && (c % 3 || kept.length > 3) ? kept : [...kept, added];
  return b % 5 ? all : all.toReversed();
};

/** Some option of each course, or of none. */
const chosenOf = ({ menu: { courses } }: ActivePlan, a: number, b: number) =>
  sortedById(
    courses.flatMap(({ courseId, options }, n): [string, string][] => {
      const option = options[(a + n) % Math.max(1, options.length)];
      return option && (b + n) % 4 ? [[courseId, option.optionId]] : [];
    }),
  );

/** The own fields without some field and some choice, with new ones, and in another order. */
const fieldsWanted = ({ fields }: ActivePlan, a: number, b: number, c: number): FieldWanted[] => {
  const kept = fields.slice(c % 4 === 0 ? 1 : 0).map((field, n) => ({
    ...field,
    ...(c % 3 === 0 && { name: `field ${a}.${n}` }),
    choices: [
      ...field.choices.slice(field.choices.length > 1 ? b % 2 : 0),
      ...(field.kind === 'choice' && b % 3 === 0 ? [{ name: `choice ${a} ${b}` }] : []),
    ].slice(0, 4),
  }));
  const kind = fieldKinds[a % fieldKinds.length] ?? 'text';
  const choices = kind === 'choice' ? [{ name: 'one' }, { name: 'two' }] : [];
  const all = c % 3 || kept.length > 4 ? kept : [...kept, { name: `new ${a} ${b}`, kind, choices }];
  return b % 5 ? all : all.toReversed();
};

const someValue = ({ kind, choices }: GuestField, n: number): CustomValue => {
  const ofKind: Record<FieldKind, CustomValue> = {
    text: `text ${n}`,
    number: n - 0.5,
    yesNo: n % 2 === 0,
    choice: choices[n % Math.max(1, choices.length)]?.choiceId ?? '',
    date: `2027-03-${String(10 + (n % 20))}`,
  };
  return ofKind[kind];
};

/** Values of some fields, and none of others. */
const customOf = ({ fields }: ActivePlan, a: number, b: number) =>
  Object.fromEntries(
    fields
      .filter((_, n) => (a + n) % 3)
      .map((field, n) => [field.fieldId, (b + n) % 4 ? someValue(field, a + n) : null]),
  );

const layoutOf = (n: number) => tableLayouts[n % 3] ?? 'circular';
const anyLayout = (n: number) => everyLayout[n % everyLayout.length] ?? 'circular';

/** Two tables, or one where it is drawn twice. */
const twoTables = ({ plan, a, b }: Named) => [
  ...new Set([pick(plan.tables.keys(), a), pick(plan.tables.keys(), b)]),
];

/** A rule that names two people and a table, those who are there and those who are not any more. */
const ruleOf = ({ a, b, c, plan, table, person }: Named): SeatingRule => {
  const two = { people: [person.attendeeId, pick(plan.attendees.keys(), b)] };
  const weight = 1 + c;
  const rules: SeatingRule[] = [
    { kind: 'KeepTogether', who: two, hard: true },
    { kind: 'KeepApart', who: two, level: 'table', hard: true },
    { kind: 'SitBeside', who: { any: [two, { tag: `tag ${a}` }] }, how: 'next', weight },
    { kind: 'Accompanied', who: { people: [person.attendeeId] }, by: { not: two }, weight },
    { kind: 'AtTable', who: two, tables: [table.tableId, pick(plan.tables.keys(), b)], weight },
    { kind: 'Reserved', who: { role: 'guest' }, tables: [table.tableId], hard: true },
    { kind: 'PerTable', who: { everyone: true }, each: 'company', max: 1 + (c % 4), weight },
    { kind: 'Near', who: two, place: pick(plan.objects.keys(), b), weight },
    { kind: 'AtTable', who: two, zone: pick(plan.objects.keys(), b), weight },
  ];
  return rules[c % rules.length] ?? { kind: 'Balance', weight };
};

/** Wishes of three people for one another, somebody of the plan, a place and a table. */
const wishesOf = ({ a, b, c, plan, table, person }: Named): ListedWishes[] => {
  const known = plan.attendees.get(person.attendeeId)?.person.name;
  const nameOfTable = plan.tables.get(table.tableId)?.name ?? null;
  const place = plan.objects.get(pick(plan.objects.keys(), b))?.name ?? null;
  const none = { togetherWith: [], apartFrom: [], near: null, table: null, isPinned: false };
  return [
    { ...none, index: 0, togetherWith: [`w${c}1`], ...(known && a % 2 && { apartFrom: [known] }) },
    { ...none, index: 1, near: place },
    { ...none, index: 2, table: nameOfTable, isPinned: nameOfTable !== null && b % 2 === 0 },
  ];
};

/** A list that has somebody changed and somebody new, and has two no more. */
const mergeOf = ({ a, b, c, plan, person, seats }: Named): EventPlanCommand => {
  const known = plan.attendees.get(person.attendeeId)?.person;
  const gone = [pick(plan.attendees.keys(), b), plan.seats.get(seats[1])?.attendeeId].filter(
    (id) => id != null && id !== person.attendeeId && plan.attendees.has(id),
  ) as string[];
  const said = replies[b % replies.length] ?? 'none';
  const reply = said === 'none' ? null : said;
  return mergeOfList(plan, {
    columns: ['name', 'company', 'title', ...(c % 3 ? ['reply' as const] : [])],
    rows: [
      ...(known ? [{ name: known.name, company: known.company, title: `merged ${b}`, reply }] : []),
      ...(c % 2 ? [{ name: `m${a}`, company: null, title: null, reply }] : []),
    ],
    last: Object.fromEntries(
      [...(a % 2 ? [person.attendeeId] : []), ...gone].map((id) => [
        id,
        plan.attendees.get(id)?.person ?? {},
      ]),
    ),
    answers: {
      missing: [...new Set(gone)].map((attendeeId, n) => ({
        attendeeId,
        choice: (['cancelled', 'remove', 'leave'] as const)[(c + n) % 3] ?? 'leave',
      })),
    },
  });
};

/** Three of a list that comes again: the first is known by an id, the others by name and company. */
const listedOf = ({ c }: Named) =>
  [0, 1, 2].map((n) => (n ? newcomer(`w${c}${n}`) : identified(`w${c}0`, `w${c}`)));

const planCommands = {
  editPlan: ({ eventId, a, c }) => ({
    type: 'EditEventPlan',
    eventId,
    changes: { name: `dinner ${a}`, isPublic: c % 2 === 0, maxAttendees: c || null },
  }),
  add: ({ eventId, a, c }) => ({
    type: 'AddAttendee',
    eventId,
    attendee: c % 3 ? newcomer(`p${a}`) : identified(`p${a}`, `id ${a % 8}`),
    held: c % 5 === 0,
  }),
  import: ({ eventId, c }) => ({
    type: 'ImportAttendees',
    eventId,
    source: c % 2 ? 'csv' : 'paste',
    attendees: Array.from({ length: c + 1 }, (_, n) => newcomer(`i${n}`)),
  }),
  importWithWishes: (named) => ({
    type: 'ImportAttendees',
    eventId: named.eventId,
    source: 'csv',
    attendees: listedOf(named),
    ifKnown: 'skip',
    wishes: wishesOf(named),
  }),
  importUpdating: (named) => ({
    type: 'ImportAttendees',
    eventId: named.eventId,
    source: 'api',
    attendees: listedOf(named),
    ifKnown: 'update',
    updates: listedOf(named).map((_, n) => ({
      ...(n !== 1 && { reply: replies[(named.a + n) % replies.length] }),
      person: { title: `title ${named.b}` },
    })),
  }),
  merge: (named) => mergeOf(named),
  edit: ({ person, plan, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: {
      attendeeRole: attendeeRoles[b % 4],
      ...(b % 3 && { guestOf: b % 3 === 1 ? pick(plan.attendees.keys(), b + c) : null }),
      tags: [`tag ${c}`],
      person: {
        ...(c % 5 === 0 && { name: `named ${b}` }),
        title: `title ${b}`,
        demoStatus: c % 2 ? 'had' : null,
        access: b % 3 ? ['wheelchair', `ramp ${b}`] : null,
        allergies:
          c % 3 ? [{ substance: 'nuts', severity: c % 2 ? 'allergy' : 'anaphylaxis' }] : null,
        ...(c % 4 && { externalId: b % 4 ? `id ${b % 8}` : null }),
      },
      ...(c % 3 === 0 && { isCheckedIn: b % 2 === 0 }),
      ...(c % 4 === 0 && { held: b % 2 === 0 }),
    },
    movePinned: b % 4 === 0,
  }),
  editPeople: ({ eventId, plan, a, b, c }) => ({
    type: 'EditPeople',
    eventId,
    edits: [...new Set([pick(plan.attendees.keys(), a), pick(plan.attendees.keys(), b)])].map(
      (attendeeId, n) => ({
        attendeeId,
        changes: {
          ...(c % 3 === 0 && { tags: [`tag ${c}`] }),
          person: {
            party: c % 2 ? `party ${c}` : null,
            ...(c % 4 === 0 && { externalId: `id ${(b + n) % 8}` }),
            ...(c % 5 === 0 && { name: `named ${b + n}` }),
          },
        },
      }),
    ),
  }),
  delete: ({ person }) => ({ type: 'DeleteAttendee', ...person }),
  hold: ({ person, b, c }) => ({
    type: 'HoldAttendee',
    ...person,
    reason: c % 2 ? 'maybe' : null,
    movePinned: b % 2 === 0,
  }),
  release: ({ person }) => ({ type: 'ReleaseAttendee', ...person }),
  checkIn: ({ person }) => ({ type: 'CheckInAttendee', ...person }),
  checkOut: ({ person }) => ({ type: 'CheckOutAttendee', ...person }),
  pin: ({ person }) => ({ type: 'PinAttendee', ...person }),
  unpin: ({ person }) => ({ type: 'UnpinAttendee', ...person }),
  addPlusOnes: ({ person, c }) => ({ type: 'AddPlusOnes', ...person, count: 1 + (c % 3) }),
  reply: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'ReplyFor',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    reply: replies[c % replies.length] ?? 'none',
  }),
  setMenu: ({ eventId, plan, a, b, c }) => ({
    type: 'SetMenu',
    eventId,
    courses: menuWanted(plan, a, b, c),
    clear: c % 2 === 0,
  }),
  choose: ({ person, plan, a, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: { person: { meals: c % 5 ? chosenOf(plan, a, b) : null } },
  }),
  setFields: ({ eventId, plan, a, b, c }) => ({
    type: 'SetFields',
    eventId,
    fields: fieldsWanted(plan, a, b, c),
    clear: c % 2 === 0,
  }),
  fillIn: ({ person, plan, a, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: { person: { custom: c % 5 ? customOf(plan, a, b) : null } },
  }),
  addTable: ({ eventId, a, b, c }) => ({
    type: 'AddTable',
    eventId,
    name: `t${a}`,
    capacity: (b % 22) + 1,
    layout: layoutOf(c),
  }),
  addTables: ({ eventId, a, b, c }) => ({
    type: 'AddTables',
    eventId,
    groups: [
      { count: 1 + (c % 3), layout: anyLayout(a), capacity: (b % 30) + 1, name: `t${a} {n}` },
      { count: 1, layout: 'circular', capacity: 4, name: `s${a}` },
    ].slice(c % 2) as { count: number; layout: 'circular'; capacity: number; name: string }[],
    arrange: { perRow: c % 4 || null, gap: b % 2 ? b * 5 : null },
  }),
  duplicate: ({ eventId, table, c }) => ({
    type: 'AddTables',
    eventId,
    groups: [{ like: table.tableId, count: 1 + (c % 2) }],
  }),
  reshape: ({ table, a, b }) => ({
    type: 'EditTable',
    ...table,
    changes: { layout: anyLayout(a), capacity: (b % 30) + 1 },
  }),
  moveTables: (named) => ({
    type: 'MoveTables',
    eventId: named.eventId,
    moves: twoTables(named).map((tableId, n) => ({
      tableId,
      place: { x: named.c * 10 + n, y: named.b * 10 },
    })),
  }),
  arrange: (named) => ({
    type: 'ArrangeTables',
    eventId: named.eventId,
    tableIds: twoTables(named),
    how: waysToArrange[named.c % waysToArrange.length] ?? 'rows',
  }),
  deleteTables: (named) => ({
    type: 'DeleteTables',
    eventId: named.eventId,
    tableIds: twoTables(named),
  }),
  editTable: ({ table, a, b, c }) => ({
    type: 'EditTable',
    ...table,
    changes: {
      name: `t${a + b}`,
      capacity: (b % 22) + 1,
      layout: layoutOf(c),
      ...(c % 2 && { tags: c % 3 ? [`tag ${c}`, 'quiet'] : [] }),
    },
  }),
  resize: ({ table, b }) => ({ type: 'ResizeTable', ...table, capacity: b % 24 }),
  endSeats: ({ table, c }) => ({ type: 'SetEndSeats', ...table, endSeats: c % 2 === 0 }),
  move: ({ table, a, b, c }) => ({
    type: 'MoveTable',
    ...table,
    place: { x: a * 10, y: b * 10, rotation: c * 15 },
  }),
  deleteTable: ({ table }) => ({ type: 'DeleteTable', ...table }),
  placeObject: ({ eventId, a, b, c }) => ({
    type: 'PlaceFloorObject',
    eventId,
    kind: floorObjectKinds[c % floorObjectKinds.length] ?? 'text',
    name: `o${a % 8}`,
    place: { x: a * 10, y: b * 10, rotation: 0 },
    shape: shapeOf(a, b, c),
  }),
  changeObject: ({ eventId, plan, a, b, c }) => ({
    type: 'ChangeFloorObject',
    eventId,
    objectId: pick(plan.objects.keys(), a),
    changes: {
      place: { x: b * 10 },
      ...(c % 2 && { name: `o${b % 8}` }),
      ...(c % 3 && { shape: shapeOf(b, a, c) }),
    },
  }),
  setOutline: ({ eventId, a, b, c }) => ({
    type: 'SetRoomOutline',
    eventId,
    outline:
      c % 4 === 0
        ? null
        : {
            points: [
              [-a, -b],
              [500 + a, 0],
              [0, 500 + b],
            ],
            units: c % 2 ? 'metric' : 'imperial',
          },
  }),
  setBackground: ({ eventId, a, b, c }) => ({
    type: 'SetBackground',
    eventId,
    background:
      c % 4 === 0
        ? null
        : {
            imageId: `image ${a}`,
            width: 800,
            height: 600,
            x: a,
            y: b,
            cmPerPixel: 1 + b,
            rotation: 0,
            opacity: 0.5,
          },
  }),
  removeObject: ({ eventId, plan, a, c }) => ({
    type: 'RemoveFloorObject',
    eventId,
    objectId: pick(plan.objects.keys(), a),
    withRules: c % 3 !== 0,
  }),
  assign: ({ person, seats, c }) => ({
    type: 'AssignSeat',
    ...person,
    seatId: seats[1],
    ifTaken: 'REFUSE',
    movePinned: c % 2 === 0,
  }),
  replace: ({ person, seats, c }) => ({
    type: 'AssignSeat',
    ...person,
    seatId: seats[1],
    ifTaken: 'REPLACE',
    movePinned: c % 2 === 0,
  }),
  unassign: ({ eventId, seats, c }) => ({
    type: 'UnassignSeat',
    eventId,
    seatId: seats[0],
    movePinned: c % 2 === 0,
  }),
  swap: ({ eventId, seats: [seatId, otherSeatId], c }) => ({
    type: 'SwapSeats',
    eventId,
    seatId,
    otherSeatId,
    movePinned: c % 2 === 0,
  }),
  together: ({ person: { attendeeId }, table, seats, plan, c }) => ({
    type: 'SeatTogether',
    ...table,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
  }),
  holdTogether: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'HoldTogether',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
    reason: c % 2 ? 'maybe' : null,
  }),
  returnToPool: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'ReturnToPool',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
  }),
  auto: ({ eventId }) => ({ type: 'AutoAssignSeats', eventId }),
  take: ({ eventId, a, b, c, plan }) => ({
    type: 'TakeSeatingProposal',
    eventId,
    proposalId: 'proposal',
    moves: proposedIn(plan, a, b),
    without: c % 3 === 0 ? [pick(plan.attendees.keys(), a)] : [],
    whatStillFits: c % 2 === 0,
  }),
  addRule: (named) => ({
    type: 'AddSeatingRule',
    eventId: named.eventId,
    rule: ruleOf(named),
    evenSo: named.c % 2 === 0,
  }),
  changeRule: (named) => ({
    type: 'ChangeSeatingRule',
    eventId: named.eventId,
    ruleId: pick(named.plan.rules.keys(), named.b),
    rule: ruleOf(named),
    evenSo: true,
  }),
  removeRule: ({ eventId, plan, b }) => ({
    type: 'RemoveSeatingRule',
    eventId,
    ruleId: pick(plan.rules.keys(), b),
  }),
  preset: ({ eventId, a }) => ({
    type: 'ApplyRulePreset',
    eventId,
    preset: rulePresets[a % rulePresets.length] ?? 'clientDinner',
  }),
  prefer: ({ eventId, plan, a, b, c }) => ({
    type: 'PickSeatingPreference',
    eventId,
    people: [pick(plan.attendees.keys(), a), pick(plan.attendees.keys(), b)],
    preference: preferenceWords[c % preferenceWords.length] ?? 'none',
  }),
  apply: ({ eventId, table, plan, c }) => ({
    type: 'ApplyArrangement',
    eventId,
    ...savedOf(plan, table.tableId, c),
  }),
  useTemplate: ({ eventId, table, plan, c }) => ({
    type: 'UseTemplate',
    eventId,
    ...savedOf(plan, table.tableId, c),
    names: namesFor(plan, table.tableId),
  }),
} satisfies Record<string, (named: Named) => EventPlanCommand>;

const arrangementCommands = {
  rename: ({ a, c }) => ({
    type: 'RenameArrangement',
    changes: { name: `plan ${a}`, ...(c % 2 && { description: `as of ${c}` }) },
  }),
  share: () => ({ type: 'ShareArrangement' }),
  unshare: () => ({ type: 'UnshareArrangement' }),
  discard: () => ({ type: 'DeleteArrangement' }),
  showEvent: () => ({ type: 'ShowEventOnLink' }),
  hideEvent: () => ({ type: 'HideEventOnLink' }),
} satisfies Record<string, (named: Named) => Unaddressed>;

type Unaddressed =
  | Omit<Extract<ArrangementCommand, { type: 'RenameArrangement' }>, 'arrangementId'>
  | { type: ArrangementToggle | 'DeleteArrangement' };

/** Looking back: one's own last step, one's own last undo, or any step there is. */
const lookingBack = ['undo', 'redo', 'undoAny'] as const;

export type What =
  | keyof typeof planCommands
  | keyof typeof arrangementCommands
  | (typeof lookingBack)[number]
  | 'save'
  | 'refresh';

const whats = [
  ...(Object.keys(planCommands) as What[]),
  ...(Object.keys(arrangementCommands) as What[]),
  'save',
  'refresh',
  ...lookingBack,
] as const;

/** Sequences of every command that there is within a plan; those that fill it come more often. */
export const stepsOf = (
  writers: number,
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      writer: fc.nat(writers - 1),
      what: fc.constantFrom<What>(
        ...whats,
        'add',
        'add',
        'addTable',
        'assign',
        'assign',
        'assign',
        'pin',
        'setMenu',
        'choose',
        'choose',
        'setFields',
        'fillIn',
        'fillIn',
        'undo',
        'undo',
      ),
      a: fc.nat(40),
      b: fc.nat(40),
      c: fc.nat(20),
    }),
    length,
  );

/** A plan that writers work on, and the arrangements that they saved of it. */
export type Played = {
  eventId: string;
  arrangementIds: string[];
  log: Pick<EventLog, 'readStream'>;
};

/**
 * Has a writer do a step on the plan as they see it, which others may be changing. What is refused
 * is no failure, but that the log gives no answer is.
 */
export const runStep = async (
  writer: CommandHandler,
  played: Played,
  step: Step,
): Promise<void> => {
  const { state: plan } = await writer.load(eventPlanDecider, eventPlanStream(played.eventId));
  if (plan.status !== 'active') return;
  await stepOn(writer, played, plan, step).catch((error: unknown) => {
    if (!isRefusal(error) || error.code === 'NOT_READY') throw error;
  });
};

const stepOn = (
  writer: CommandHandler,
  played: Played,
  plan: ActivePlan,
  step: Step,
): Promise<unknown> => {
  if (isOnPlan(step.what)) return onPlan(writer, planCommands[step.what](namedIn(plan, step)));
  if (isLookingBack(step.what)) return takeBack(writer, played, step);
  return onArrangement(writer, played, plan, step);
};

const isLookingBack = (what: What): what is (typeof lookingBack)[number] =>
  (lookingBack as readonly string[]).includes(what);

const takeBack = async (
  writer: CommandHandler,
  { eventId, log }: Played,
  { what, a }: Step,
): Promise<unknown> => {
  const steps = () => stepsBackwards(log, eventPlanStream(eventId));
  const step = await {
    undo: () => nextToUndo(steps(), actorId),
    redo: () => nextToRedo(steps(), actorId),
    undoAny: () => nth(steps(), a),
  }[what as (typeof lookingBack)[number]]();
  if (!step?.stands || !isReversible(step)) return;
  const command = await commandToReverse(writer, eventId, step, what === 'undo');
  return onPlan(writer, command);
};

const isOnArrangement = (what: What): what is keyof typeof arrangementCommands =>
  what in arrangementCommands;

const nth = async <T>(items: AsyncIterable<T>, n: number): Promise<T | undefined> => {
  let left = n;
  for await (const item of items) {
    if (left === 0) return item;
    left -= 1;
  }
  return undefined;
};

/** The command that a step is in this plan: undefined where it is none on a plan. */
export const commandOf = (plan: ActivePlan, step: Step): EventPlanCommand | undefined =>
  isOnPlan(step.what) ? planCommands[step.what](namedIn(plan, step)) : undefined;

const isOnPlan = (what: What): what is keyof typeof planCommands => what in planCommands;

const onPlan = (writer: CommandHandler, command: EventPlanCommand) =>
  writer.handle(eventPlanDecider, eventPlanStream(command.eventId), command, newOrigin());

const actorId = 'organiser';
const newOrigin = () => ({ commandId: newId(), actorId });

const onArrangement = async (
  writer: CommandHandler,
  played: Played,
  plan: ActivePlan,
  step: Step,
): Promise<unknown> => {
  const origin = newOrigin();
  const run = (command: ArrangementCommand) =>
    writer.handle(arrangementDecider, arrangementStream(command.arrangementId), command, origin);
  if (isOnArrangement(step.what)) {
    const arrangementId = pick(played.arrangementIds, step.a);
    return run({ ...arrangementCommands[step.what](namedIn(plan, step)), arrangementId });
  }
  if (step.what === 'refresh') {
    const arrangementId = pick(played.arrangementIds, step.a);
    const { state } = await writer.load(arrangementDecider, arrangementStream(arrangementId));
    return run(refreshed(arrangementId, state, plan));
  }
  const arrangementId = derivedId(origin.commandId, 0);
  played.arrangementIds.push(arrangementId);
  return run(saved(arrangementId, plan, step));
};

const refreshed = (
  arrangementId: string,
  state: ArrangementState,
  plan: ActivePlan,
): ArrangementCommand => ({
  type: 'RefreshArrangement',
  arrangementId,
  ...snapshotOf(plan, null),
  held: state.status === 'none' ? 0 : state.held,
  isSame: false,
});

const saved = (arrangementId: string, plan: ActivePlan, { a, c }: Step): ArrangementCommand => {
  const tableId = c % 2 && plan.tables.size > 0 ? pick(plan.tables.keys(), a) : null;
  return {
    type: 'SaveArrangement',
    arrangementId,
    eventId: plan.eventId,
    tableId,
    name: `plan ${a}`,
    description: null,
    isTemplate: c % 3 === 0,
    isPublic: c % 5 === 0,
    ...snapshotOf(plan, tableId),
  };
};
