import type { DomainEventOf, EventMetadata, LoggedEvent } from '../domainEvents.ts';
import type { AttendeePerson } from '../entities/attendee.ts';
import { noPerson } from '../entities/attendee.ts';
import type { RecordedChange } from '../planChange.ts';
import type { EventDetails, FloorObject, NewAttendee, SeatAt } from '../planFacts.ts';
import type { SeatingRule } from '../seatingRules/seatingRules.ts';

/**
 * One domain event of every type, by the present types. Beside this file, `<type>.<shape>.json` contains each
 * shape that a type ever had, as it was recorded. Each must decode to the example here.
 */
export const metadata: EventMetadata = {
  commandId: 'Q29tbWFuZE9mVGhlR2FsYQ',
  actorId: 'T3JnYW5pc2VyT2ZUaGVHYQ',
  at: '2026-11-21T19:00:00.000Z',
  ip: '2001:db8::7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  undoOf: 'RWFybGllckNvbW1hbmRJZA',
};

const eventId = 'RGlubmVyRm9yVHdlbHZlMQ';
const ownerId = metadata.actorId;
const tableId = 'VGFibGVBdFRoZVdpbmRvdw';
const arrangementId = 'QXJyYW5nZW1lbnRPZlRoZQ';
const memberId = 'TWVtYmVyV2hvT3JnYW5pcw';
const [mira, jonas] = ['TWlyYUZyb21Ob3J0aHdpbg', 'Sm9uYXNGcm9tTm9ydGh3aQ'];
const [seatOne, seatTwo] = ['U2VhdE9uZUF0VGhlV2luZA', 'U2VhdFR3b0F0VGhlV2luZA'];

const objectId = 'U3RhZ2VOZXh0VG9UaGVCYQ';
const object: FloorObject = {
  kind: 'stage',
  name: 'Stage',
  shape: { type: 'point' },
  place: { x: 120.5, y: -400, rotation: 0 },
  point: null,
  isSolid: false,
};

const details: EventDetails = {
  name: 'Dinner for twelve',
  description: 'Old friends, new clients',
  startDate: '2026-12-04T18:30:00.000Z',
  endDate: '2026-12-04T23:00:00.000Z',
  location: 'Zürich',
  status: 'active',
  isPublic: false,
  maxAttendees: 12,
};

/** The content of `person.<shape>.json` in the newest shape. */
export const person: AttendeePerson = {
  ...noPerson,
  name: 'Mira Østergård',
  title: 'Head of "Growth"',
  company: 'Northwind, Ltd.',
  email: 'mira@example.com',
  phone: '+45 32 12 34 56',
  notes: 'No nuts.\nPrefers the window.',
  photoUrl: 'https://example.com/mira.jpg',
  linkedinUrl: 'https://www.linkedin.com/in/mira',
  linkedUrl: 'https://example.com/crm/42',
  currentOpportunity: 'yes',
  accountExecutive: 'Jo Park',
  demoStatus: 'planned',
  demoDate: '2026-12-01',
};

const attendee: NewAttendee = {
  attendeeId: mira,
  attendeeRole: 'opportunity',
  tags: ['vip', 'speaker'],
  person,
};

const seats: SeatAt[] = [
  { seatId: seatOne, position: 1, x: -40, y: -62.5 },
  { seatId: seatTwo, position: 2, x: 40, y: -62.5 },
];
const place = { x: 120, y: -80.5, rotation: 45 };
const table = { tableId, name: 'VIP', layout: 'rectangular', endSeats: true, place } as const;
const reshape = {
  seats: { before: seats, after: seats.slice(0, 1) },
  displaced: [{ attendeeId: jonas, seatId: seatTwo }],
};

const ruleId = 'UnVsZU9mVGhlV2luZG93MQ';
const beside: SeatingRule = {
  kind: 'SitBeside',
  who: {
    any: [{ people: [mira, jonas] }, { all: [{ tag: 'press' }, { not: { role: 'guest' } }] }],
  },
  each: 'company',
  how: 'nextOrOpposite',
  weight: 12,
};

const recordedChange = {
  part: 1,
  parts: 2,
  attendeesAdded: [
    { ...attendee, order: 4, isCheckedIn: true, placement: { in: 'seat', seatId: seatOne } },
  ],
  change: {
    details: { before: { name: 'Supper' }, after: { name: 'Dinner' } },
    attendeesRemoved: [{ attendeeId: jonas, was: { in: 'seat', seatId: seatOne } }],
    attendeesChanged: [
      {
        attendeeId: mira,
        tags: { before: ['vip'], after: [] },
        isCheckedIn: { before: false, after: true },
        person: { before: { title: 'Head of "Growth"' }, after: { title: null } },
      },
    ],
    moved: [{ attendeeId: mira, from: { in: 'pool' }, to: { in: 'seat', seatId: seatTwo } }],
    tablesAdded: [{ ...table, order: 3, seats }],
    tablesRemoved: [],
    tablesChanged: [{ tableId, name: { before: 'VIP', after: 'Garden' }, seats: reshape.seats }],
    seatsTaken: [[seatOne, mira]],
    checkedIn: 2,
  },
} satisfies RecordedChange;
const wholeChange = { eventId, changeId: 'Q2hhbmdlT2ZUaGVQbGFuMQ', ...recordedChange };
const takenBack = { ...wholeChange, of: 'U3RlcE9mVGhlRGlubmVyMQ' };

const arrangement: DomainEventOf<'ArrangementSaved'>['data'] = {
  arrangementId,
  eventId,
  tableId: null,
  name: 'Plan A',
  description: 'Before the speeches',
  isTemplate: false,
  isPublic: false,
  tables: [
    {
      ...table,
      seats: [
        [seatOne, 1, -40, -62.5, mira],
        [seatTwo, 2, 40, -62.5, null],
      ],
    },
  ],
  person: { names: { [mira]: 'Mira Østergård' } },
};

const proposalId = 'UHJvcG9zYWxPZlNlYXRzMQ';
const score = {
  hard: 1,
  waiting: 3,
  points: 60.5,
  byRule: [{ ruleId: 'UnVsZU9mVGhlRGlubmVyMQ', points: 40.5, broken: 0 }],
  pairs: 20,
  moves: 0,
};

export const examples: { [E in LoggedEvent as E['type']]: E['data'] } = {
  EventPlanCreated: { eventId, ownerId, details },
  EventPlanEdited: {
    eventId,
    ownerId,
    before: { name: 'Dinner', maxAttendees: null },
    after: { name: 'Dinner for twelve', maxAttendees: 12 },
  },
  EventPlanDeleted: { eventId, ownerId, details },
  AttendeeAdded: { eventId, held: { reason: 'Waiting for an answer' }, ...attendee },
  AttendeesImported: {
    eventId,
    importId: 'SW1wb3J0T2ZUaGVHYWxhMQ',
    source: 'csv',
    part: 0,
    parts: 2,
    attendees: [attendee],
  },
  AttendeeEdited: {
    eventId,
    attendeeId: mira,
    attendeeRole: { before: 'prospect', after: 'opportunity' },
    tags: { before: [], after: ['vip'] },
    person: { before: { title: null }, after: { title: 'Head of "Growth"' } },
  },
  PeopleEdited: {
    eventId,
    edits: [
      {
        attendeeId: mira,
        attendeeRole: { before: 'guest', after: 'prospect' },
        tags: { before: ['vip'], after: [] },
        person: { before: { party: null }, after: { party: 'Northwind' } },
      },
      {
        attendeeId: jonas,
        isNamed: { before: false, after: true },
        person: { before: { name: 'Guest' }, after: { name: 'Jonas Roth' } },
      },
    ],
  },
  AttendeeDeleted: {
    eventId,
    was: { in: 'seat', seatId: seatOne },
    isCheckedIn: true,
    ...attendee,
  },
  AttendeeErased: {
    eventId,
    attendeeId: mira,
    was: { in: 'seat', seatId: seatOne },
    isCheckedIn: false,
  },
  AttendeeCheckedIn: { eventId, attendeeId: mira },
  AttendeeCheckedOut: { eventId, attendeeId: mira },
  AttendeeHeld: {
    eventId,
    attendeeId: mira,
    reason: 'Late flight',
    from: { in: 'seat', seatId: seatOne },
  },
  AttendeeReleased: {
    eventId,
    attendeeId: mira,
    was: { in: 'holding', since: '2026-11-20T08:00:00.000Z', reason: null },
  },
  AttendeePinned: { eventId, attendeeId: mira, seatId: seatOne },
  AttendeeUnpinned: { eventId, attendeeId: mira, seatId: seatOne },
  TableAdded: { eventId, ...table, seats },
  TablesAdded: { eventId, tables: [{ ...table, tags: ['front'], seats }] },
  TableRenamed: { eventId, tableId, before: 'Table 1', after: 'VIP' },
  TableLayoutChanged: {
    eventId,
    tableId,
    layout: { before: 'rectangular', after: 'circular' },
    endSeats: { before: true, after: false },
    ...reshape,
  },
  TableResized: { eventId, tableId, endSeats: { before: true, after: false }, ...reshape },
  TableEndSeatsSwitched: { eventId, tableId, endSeats: { before: true, after: false }, ...reshape },
  TableMoved: { eventId, tableId, before: place, after: { x: 0, y: 0, rotation: 0 } },
  TablesMoved: {
    eventId,
    moves: [{ tableId, before: place, after: { x: 0, y: 0, rotation: 0 } }],
  },
  TableTagged: { eventId, tableId, before: [], after: ['front', 'quiet'] },
  TableDeleted: { eventId, ...table, seats, displaced: reshape.displaced },
  FloorObjectPlaced: { eventId, objectId, object },
  FloorObjectChanged: {
    eventId,
    objectId,
    before: { name: 'Stage', place: object.place },
    after: { name: 'Main stage', place: { x: 0, y: -400, rotation: 0 } },
  },
  FloorObjectRemoved: { eventId, objectId, object },
  SeatAssigned: { eventId, seatId: seatOne, attendeeId: mira, from: { in: 'pool' } },
  SeatUnassigned: { eventId, seatId: seatOne, attendeeId: mira },
  SeatsSwapped: {
    eventId,
    a: { seatId: seatOne, attendeeId: mira },
    b: { seatId: seatTwo, attendeeId: jonas },
  },
  SeatsAutoAssigned: {
    eventId,
    assignments: [
      [seatOne, mira],
      [seatTwo, jonas],
    ],
    unassigned: 3,
  },
  SeatingProposalTaken: {
    eventId,
    proposalId,
    moves: [
      [mira, null, seatOne],
      [jonas, seatOne, seatTwo],
      [ownerId, seatTwo, null],
    ],
    budget: null,
    without: [],
  },
  PeopleSeatedTogether: {
    eventId,
    tableId,
    seated: [
      { seatId: seatOne, attendeeId: mira, from: { in: 'pool' } },
      { seatId: seatTwo, attendeeId: jonas, from: { in: 'seat', seatId: seatOne } },
    ],
  },
  PeopleHeldTogether: {
    eventId,
    held: [
      { attendeeId: mira, reason: 'Waiting for their flight', from: { in: 'pool' } },
      {
        attendeeId: jonas,
        reason: 'Waiting for their flight',
        from: { in: 'seat', seatId: seatOne },
      },
    ],
  },
  RoomOutlineSet: {
    eventId,
    before: null,
    after: {
      points: [
        [-900, -600],
        [900, -600],
        [900, 600.5],
      ],
      units: 'metric',
    },
  },
  BackgroundSet: {
    eventId,
    before: null,
    after: {
      imageId: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
      width: 2048,
      height: 1024,
      x: 10,
      y: -20.5,
      cmPerPixel: 0.5859,
      rotation: 90,
      opacity: 0.4,
    },
  },
  AttendeesReplied: {
    eventId,
    replies: [
      {
        attendeeId: mira,
        before: 'yes',
        after: 'no',
        from: { in: 'seat', seatId: seatOne },
        leftSeatId: seatOne,
      },
      { attendeeId: jonas, before: 'none', after: 'no', from: { in: 'pool' } },
    ],
  },
  MenuSet: {
    eventId,
    before: { courses: [] },
    after: {
      courses: [
        {
          courseId: 'Q291cnNlT2ZUaGVEaW5uMQ',
          name: 'Main',
          options: [
            { optionId: 'T3B0aW9uT2ZUaGVNYWluMQ', name: 'Risotto', fits: ['vegan', 'no onions'] },
            { optionId: 'T3B0aW9uT2ZUaGVNYWluMg', name: 'Beef', fits: [] },
          ],
        },
      ],
    },
    cleared: [mira],
  },
  FieldDefined: {
    eventId,
    place: 0,
    fieldId: 'RmllbGRPZlRoZURpbm5lcg',
    name: 'Hotel',
    kind: 'choice',
    choices: [{ choiceId: 'Q2hvaWNlT2ZUaGVGaWVsZA', name: 'Grand' }],
  },
  FieldChanged: {
    eventId,
    fieldId: 'RmllbGRPZlRoZURpbm5lcg',
    before: {
      name: 'Hotel',
      choices: [{ choiceId: 'Q2hvaWNlT2ZUaGVGaWVsZA', name: 'Grand' }],
      place: 0,
    },
    after: {
      name: 'Inn',
      choices: [{ choiceId: 'T3RoZXJPZlRoZUZpZWxkMQ', name: 'Plaza' }],
      place: 1,
    },
    cleared: [mira],
  },
  FieldRetired: {
    eventId,
    place: 1,
    fieldId: 'RmllbGRPZlRoZURpbm5lcg',
    name: 'Inn',
    kind: 'choice',
    choices: [{ choiceId: 'T3RoZXJPZlRoZUZpZWxkMQ', name: 'Plaza' }],
    cleared: [mira],
  },
  PeopleReturnedToPool: {
    eventId,
    returned: [
      { attendeeId: mira, from: { in: 'seat', seatId: seatOne } },
      {
        attendeeId: jonas,
        from: {
          in: 'holding',
          since: '2026-11-20T09:30:00.000Z',
          reason: 'Waiting for their flight',
        },
      },
    ],
  },
  HoldReasonChanged: {
    eventId,
    attendeeId: mira,
    reason: { before: 'Waiting for their flight', after: 'Flight cancelled' },
  },
  SeatingRuleAdded: {
    eventId,
    ruleId,
    order: 3,
    rule: { kind: 'KeepApart', who: { people: [mira] }, whom: { people: [jonas] }, hard: true },
  },
  SeatingRuleChanged: { eventId, ruleId, before: beside, after: { ...beside, weight: 80 } },
  SeatingRuleRemoved: { eventId, ruleId, rule: beside },
  ChangePartRecorded: {
    eventId,
    changeId: wholeChange.changeId,
    part: 0,
    parts: 2,
    piece: {
      attendeesRemoved: [{ attendeeId: jonas, was: { in: 'seat', seatId: seatOne } }],
      attendeesAdded: wholeChange.attendeesAdded,
      moved: [
        {
          attendeeId: mira,
          from: { in: 'holding', since: '2026-11-20T09:30:00.000Z', reason: 'Late flight' },
          to: { in: 'seat', seatId: seatTwo },
        },
      ],
    },
  },
  PartsDiscarded: { eventId, changeId: wholeChange.changeId },
  ChangeUndone: { ...takenBack, inTurn: true },
  ChangeRedone: takenBack,
  MomentRestored: { ...wholeChange, revision: 12, asOf: '2026-05-01T18:00:00.000Z' },
  ArrangementApplied: { ...wholeChange, arrangementId, name: 'Plan A', asTemplate: false },
  GuestListImported: { ...wholeChange, source: 'csv' },
  GuestListMerged: {
    ...wholeChange,
    source: {
      kind: 'csv',
      headerPrint: 'UHJpbnRPZlRoZUhlYWRlcg',
      mapping: { columns: { name: 0, title: 2 }, everyone: 'guest' },
    },
    listed: [
      {
        attendeeId: mira,
        attendeeRole: { before: null, after: 'guest' },
        tags: { before: ['vip'], after: [] },
        person: { before: { title: 'Head of "Growth"' }, after: { title: null, phone: '+45 1' } },
      },
      { attendeeId: jonas, isListed: false },
    ],
  },
  DraftTakenOver: {
    ...wholeChange,
    draftId: 'RHJhZnRPZlRoZURpbm5lcg',
    name: 'Two long tables',
    tableIds: [tableId],
  },
  PlanCopied: { ...wholeChange, fromEventId: 'RXZlbnRPZlRoZURpbm5lcg', revision: 12 },
  PlanCopiedByReference: { eventId, fromEventId: 'RXZlbnRPZlRoZURpbm5lcg', revision: 12 },
  ArrangementSaved: arrangement,
  ArrangementRenamed: {
    arrangementId,
    eventId,
    before: { name: 'Plan', description: null },
    after: { name: 'Plan A', description: 'Before the speeches' },
  },
  ArrangementShared: { arrangementId, eventId },
  ArrangementUnshared: { arrangementId, eventId },
  ArrangementEventShown: { arrangementId, eventId },
  ArrangementEventHidden: { arrangementId, eventId },
  ArrangementRefreshed: {
    arrangementId,
    eventId,
    tables: arrangement.tables,
    ...(arrangement.objects && { objects: arrangement.objects }),
    ...(arrangement.pinnedIds && { pinnedIds: arrangement.pinnedIds }),
    takesBack: false,
    person: arrangement.person,
  },
  ArrangementOfferedAsTemplate: { arrangementId, eventId },
  ArrangementWithdrawnAsTemplate: { arrangementId, eventId },
  ArrangementDeleted: { arrangementId, eventId, name: 'Plan A' },
  ArrangementRestored: {
    ...arrangement,
    isTemplate: true,
    savedBy: ownerId,
    savedAt: '2026-11-20T08:00:00.000Z',
  },
  SeatingProposalPartRecorded: {
    proposalId,
    eventId,
    part: 0,
    parts: 2,
    moves: [[jonas, seatOne, null]],
    rungMoves: [[0, mira, null, seatTwo]],
    rules: [{ ruleId: 'UnVsZU9mVGhlRGlubmVyMQ', rule: { kind: 'Balance', weight: 20 } }],
  },
  SeatingProposed: {
    proposalId,
    eventId,
    part: 1,
    parts: 2,
    moves: [[mira, null, seatOne]],
    rungMoves: [],
    rules: [],
    revision: 12,
    options: {
      scope: 'tables',
      tableIds: [tableId],
      seconds: 5,
      moveBudget: 5,
      ladder: [0],
      movePrices: { toOtherTable: 25, withinTable: 8 },
      from: null,
      fromBudget: null,
    },
    engine: '1',
    seed: 1,
    planned: 4_200_000,
    done: 4_200_448,
    inputHash: 'qpVnQ1x8Yc9dEfGhIgZk3vQ0t2b1x8Yc9dEfGhIgZk0',
    before: score,
    after: { ...score, hard: 0, points: 84.25 },
    rungs: [{ moveBudget: 0, after: { ...score, points: 12 } }],
    conflicts: [
      {
        proof: 'apartWithinGroup',
        ruleIds: ['UnVsZU9mVGhlRGlubmVyMQ'],
        pinnedIds: [],
        personIds: [jonas, mira],
        tableIds: [],
        needed: 2,
        available: 1,
        ways: [
          {
            way: 'drop',
            ruleId: 'UnVsZU9mVGhlRGlubmVyMQ',
            weight: null,
            personIds: [],
            effect: { seated: 12, waiting: 0, hard: 0, priority: -1, points: 12.5 },
          },
        ],
      },
    ],
    overFull: { people: 13, seats: 12, short: 1, tables: [{ tableId, more: 8 }] },
  },
  SeatingProposalAccepted: { proposalId, eventId, moved: 1, without: [jonas], budget: 0 },
  SeatingProposalDiscarded: { proposalId, eventId },
  SheetIssued: {
    eventId,
    issueId: 'UGFwZXJGb3JUaGVLaXRjaA',
    sheet: 'placeCards',
    to: 'calligrapher',
    number: 3,
    revision: 41,
    printedAs: null,
  },
  CardDesignSaved: {
    eventId,
    designId: 'Q2FyZERlc2lnbklzSXZvcg',
    name: 'Ivory',
    version: 2,
    design: {
      card: 'place',
      width: 85,
      height: 55,
      fold: 'tent',
      elements: [
        {
          type: 'text',
          x: 5,
          y: 15,
          width: 75,
          height: 20,
          field: 'name',
          words: null,
          font: 'display',
          size: 28,
          align: 'center',
          colour: '#231a25',
          fit: 'shrink',
        },
      ],
    },
  },
  CardDesignDeleted: {
    eventId,
    designId: 'Q2FyZERlc2lnbklzSXZvcg',
    name: 'Ivory',
    design: { card: 'badge', width: 90, height: 60, fold: 'none', elements: [] },
  },
  MemberEmailClaimed: { memberId },
  MemberEmailReleased: { memberId },
  MemberRegistered: {
    memberId,
    via: 'signIn',
    membershipLevel: 'basic',
    person: {
      email: 'organiser@example.com',
      firstName: 'Olu',
      lastName: null,
      profileImageUrl: null,
    },
  },
  MemberIdentityLinked: {
    memberId,
    person: { issuer: 'https://id.example.com', subject: 'organiser@example.com' },
  },
  MemberIdentitiesUnlinked: {
    memberId,
    person: {
      identities: [{ issuer: 'https://id.example.com', subject: 'organiser@example.com' }],
    },
  },
  MemberEmailChanged: {
    memberId,
    person: {
      before: { email: 'organiser@example.com' },
      after: { email: 'olu@example.com' },
    },
  },
  MemberSignedIn: { memberId },
  ProfileEdited: {
    memberId,
    person: { before: { bio: null }, after: { bio: 'Plans dinners' } },
  },
  MemberMembershipChanged: { memberId, before: 'basic', after: 'premium' },
  MemberErased: { memberId },
  MemberRoleChanged: { memberId, before: 'user', after: 'moderator' },
  MemberDeactivated: { memberId },
  MemberReactivated: { memberId },
  UsersExported: { memberId, count: 250 },
  UserDataExported: { memberId: ownerId, targetUserId: memberId },
  AuditExported: { memberId, format: 'csv', count: 1_200 },
  AdminAccessDenied: { memberId, operation: 'adminUsers' },
};
