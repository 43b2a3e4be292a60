import type { RulesLosing } from '../../schema/domainEvents.ts';
import { fieldsSubject, menuSubject, roomSubject, ruleSubject } from '../../schema/ids.ts';
import type { WholeChange } from '../../schema/planChange.ts';
import type { Change, Placement, SeatAt } from '../../schema/planFacts.ts';
import {
  peopleMeantBy,
  type SeatingRule,
  tablesNamedBy,
} from '../../schema/seatingRules/seatingRules.ts';
import type { Recorded } from '../engine/projector.ts';
import type { historySteps } from './steps.ts';

type StepType = keyof typeof historySteps;
type Subjects = { readonly [T in StepType]: (data: Recorded<T>['data']) => string[] };

export type SeatsOfTable = [tableId: string, seatIds: string[]];

const seatIn = (placement: Placement): string[] =>
  placement.in === 'seat' ? [placement.seatId] : [];

const nobody = (): string[] => [];
const thePerson = ({ attendeeId }: { attendeeId: string }): string[] => [attendeeId];
const theTable = ({ tableId }: { tableId: string }): string[] => [tableId];

const theObject = ({ objectId }: { objectId: string }): string[] => [objectId];

const rulesIn = ({ rules }: { rules?: RulesLosing | undefined }): string[] =>
  rules ? [...rules.shortened, ...rules.removed].map(ruleSubject) : [];

type Leaving = { attendeeId: string; was: Placement | null; rules?: RulesLosing };
const whoLeft = ({ attendeeId, was, rules }: Leaving): string[] => [
  attendeeId,
  ...(was ? seatIn(was) : []),
  ...rulesIn({ rules }),
];

const namedBy = (rule: SeatingRule): string[] => [...peopleMeantBy(rule), ...tablesNamedBy(rule)];
type OfRule = { ruleId: string };
const theRule = ({ ruleId, rule }: OfRule & { rule: SeatingRule }): string[] => [
  ruleSubject(ruleId),
  ...namedBy(rule),
];
const ruleChanged = ({ ruleId, before, after }: OfRule & Change<SeatingRule>): string[] => [
  ...new Set([ruleSubject(ruleId), ...namedBy(before), ...namedBy(after)]),
];
/** Names only the rule: readers of the event may see this change, but not the people whom its rules name. */
const onlyTheRule = ({ ruleId }: OfRule): string[] => [ruleSubject(ruleId)];

type Moving = { attendeeId: string; from: Placement };
const movedPerson = ({ attendeeId, from }: Moving): string[] => [attendeeId, ...seatIn(from)];

type Reshaped = { tableId: string; displaced: { attendeeId: string }[] };
const tableWithDisplaced = ({ tableId, displaced }: Reshaped): string[] => [
  tableId,
  ...displaced.flatMap(thePerson),
];

/** The ids that each step touched. `historySeatsTable` knows the tables of seats. */
export const stepSubjects: Subjects = {
  EventPlanCreated: nobody,
  EventPlanEdited: nobody,
  EventPlanDeleted: nobody,
  AttendeeAdded: thePerson,
  AttendeeEdited: thePerson,
  PeopleEdited: ({ edits }) => edits.flatMap(thePerson),
  AttendeeDeleted: whoLeft,
  AttendeeErased: whoLeft,
  AttendeeCheckedIn: thePerson,
  AttendeeCheckedOut: thePerson,
  AttendeeHeld: movedPerson,
  AttendeeReleased: thePerson,
  HoldReasonChanged: thePerson,
  AttendeePinned: ({ attendeeId, seatId }) => [attendeeId, seatId],
  AttendeeUnpinned: ({ attendeeId, seatId }) => [attendeeId, seatId],
  TableAdded: theTable,
  TablesAdded: ({ tables }) => tables.flatMap(theTable),
  TableRenamed: theTable,
  TableLayoutChanged: tableWithDisplaced,
  TableResized: tableWithDisplaced,
  TableEndSeatsSwitched: tableWithDisplaced,
  TableMoved: theTable,
  TablesMoved: ({ moves }) => moves.flatMap(theTable),
  TableTagged: theTable,
  TableDeleted: (data) => [...tableWithDisplaced(data), ...rulesIn(data)],
  FloorObjectPlaced: theObject,
  FloorObjectChanged: theObject,
  FloorObjectRemoved: theObject,
  RoomOutlineSet: () => [roomSubject],
  BackgroundSet: () => [roomSubject],
  AttendeesReplied: ({ replies }) => replies.flatMap(movedPerson),
  MenuSet: ({ cleared = [] }) => [menuSubject, ...cleared],
  FieldDefined: () => [fieldsSubject],
  FieldChanged: ({ cleared = [] }) => [fieldsSubject, ...cleared],
  FieldRetired: ({ cleared = [] }) => [fieldsSubject, ...cleared],
  SeatAssigned: (data) => [data.seatId, ...movedPerson(data)],
  SeatUnassigned: ({ seatId, attendeeId }) => [seatId, attendeeId],
  SeatsSwapped: ({ a, b }) => [a.seatId, a.attendeeId, b.seatId, b.attendeeId],
  SeatsAutoAssigned: ({ assignments }) => assignments.flat(),
  SeatingProposalTaken: ({ moves }) => moves.flat().filter((id) => id !== null),
  PeopleSeatedTogether: ({ tableId, seated }) => [
    tableId,
    ...seated.flatMap((one) => [one.seatId, ...movedPerson(one)]),
  ],
  PeopleHeldTogether: ({ held }) => held.flatMap(movedPerson),
  PeopleReturnedToPool: ({ returned }) => returned.flatMap(movedPerson),
  SeatingRuleAdded: theRule,
  SeatingRuleChanged: ruleChanged,
  SeatingRuleRemoved: theRule,
  ArrangementSaved: ({ tableId }) => (tableId ? [tableId] : []),
  ArrangementRenamed: nobody,
  ArrangementShared: nobody,
  ArrangementUnshared: nobody,
  ArrangementEventShown: nobody,
  ArrangementEventHidden: nobody,
  ArrangementRefreshed: nobody,
  ArrangementOfferedAsTemplate: nobody,
  ArrangementWithdrawnAsTemplate: nobody,
  ArrangementDeleted: nobody,
  ArrangementRestored: ({ tableId }) => (tableId ? [tableId] : []),
};

/** The ids that a change of the whole plan touched. */
export const subjectsOfChange = (change: WholeChange): string[] => [
  ...(change.menu ? [menuSubject] : []),
  ...(change.fields ? [fieldsSubject] : []),
  ...(change.room ? [roomSubject] : []),
  ...change.attendeesAdded.flatMap(thePerson),
  ...change.attendeesRemoved.flatMap(whoLeft),
  ...change.attendeesChanged.flatMap(thePerson),
  ...change.moved.flatMap((move) => [...movedPerson(move), ...seatIn(move.to)]),
  ...change.seatsTaken.flat(),
  ...change.tablesAdded.flatMap(theTable),
  ...change.tablesRemoved.flatMap(theTable),
  ...change.tablesChanged.flatMap(theTable),
  ...change.rulesAdded.flatMap(onlyTheRule),
  ...change.rulesRemoved.flatMap(onlyTheRule),
  ...change.rulesChanged.flatMap(onlyTheRule),
  ...change.objectsAdded.flatMap(theObject),
  ...change.objectsRemoved.flatMap(theObject),
  ...change.objectsChanged.flatMap(theObject),
];

/** The seats that a change of the whole plan gave to tables. */
export const seatsOfChange = ({ tablesAdded, tablesChanged }: WholeChange): SeatsOfTable[] => [
  ...tablesAdded.map(({ tableId, seats }): SeatsOfTable => [tableId, seatIdsOf(seats)]),
  ...tablesChanged.map(
    ({ tableId, seats }): SeatsOfTable => [tableId, seats ? newSeats(seats) : []],
  ),
];

/** The ids of the seats. */
export const seatIdsOf = (seats: readonly SeatAt[]): string[] => seats.map(({ seatId }) => seatId);

/** The ids of seats that a change added. */
export const newSeats = ({ before, after }: Change<SeatAt[]>): string[] => {
  const known = new Set(seatIdsOf(before));
  return seatIdsOf(after).filter((seatId) => !known.has(seatId));
};
