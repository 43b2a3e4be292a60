import { expect, it } from 'vitest';
import type { DomainEventType, RecordedEvent } from '../schema/domainEvents.ts';
import { Folder } from './engine/rows/fold.ts';
import { projectors } from './projectors.ts';
import { created, deleted } from './testing/dinner.ts';
import { history } from './testing/project.ts';

const fold = (events: readonly RecordedEvent[]) =>
  new Folder(projectors, { isWhole: true }).fold(events, async () => []);

/** Every type of domain event. If one is missing, this does not compile. */
const everyType: Record<DomainEventType, true> = {
  EventPlanCreated: true,
  EventPlanEdited: true,
  EventPlanDeleted: true,
  AttendeeAdded: true,
  AttendeesImported: true,
  AttendeeEdited: true,
  PeopleEdited: true,
  AttendeeDeleted: true,
  AttendeeErased: true,
  AttendeeCheckedIn: true,
  AttendeeCheckedOut: true,
  AttendeeHeld: true,
  AttendeeReleased: true,
  HoldReasonChanged: true,
  AttendeePinned: true,
  AttendeeUnpinned: true,
  TableAdded: true,
  TablesAdded: true,
  TableRenamed: true,
  TableLayoutChanged: true,
  TableResized: true,
  TableEndSeatsSwitched: true,
  TableMoved: true,
  TablesMoved: true,
  TableTagged: true,
  TableDeleted: true,
  FloorObjectPlaced: true,
  FloorObjectChanged: true,
  FloorObjectRemoved: true,
  RoomOutlineSet: true,
  BackgroundSet: true,
  SeatAssigned: true,
  SeatUnassigned: true,
  SeatsSwapped: true,
  SeatsAutoAssigned: true,
  SeatingProposalTaken: true,
  PeopleSeatedTogether: true,
  PeopleHeldTogether: true,
  AttendeesReplied: true,
  MenuSet: true,
  FieldDefined: true,
  FieldChanged: true,
  FieldRetired: true,
  PeopleReturnedToPool: true,
  SeatingRuleAdded: true,
  SeatingRuleChanged: true,
  SeatingRuleRemoved: true,
  ChangeUndone: true,
  ChangeRedone: true,
  MomentRestored: true,
  ArrangementApplied: true,
  GuestListImported: true,
  GuestListMerged: true,
  DraftTakenOver: true,
  PlanCopied: true,
  ChangePartRecorded: true,
  PartsDiscarded: true,
  ArrangementSaved: true,
  ArrangementRenamed: true,
  ArrangementShared: true,
  ArrangementUnshared: true,
  ArrangementEventShown: true,
  ArrangementEventHidden: true,
  ArrangementRefreshed: true,
  ArrangementOfferedAsTemplate: true,
  ArrangementWithdrawnAsTemplate: true,
  ArrangementDeleted: true,
  ArrangementRestored: true,
  SeatingProposalPartRecorded: true,
  SeatingProposed: true,
  SeatingProposalAccepted: true,
  SeatingProposalDiscarded: true,
  SheetIssued: true,
  CardDesignSaved: true,
  CardDesignDeleted: true,
  MemberEmailClaimed: true,
  MemberEmailReleased: true,
  MemberRegistered: true,
  MemberIdentityLinked: true,
  MemberIdentitiesUnlinked: true,
  MemberEmailChanged: true,
  MemberSignedIn: true,
  ProfileEdited: true,
  MemberMembershipChanged: true,
  MemberErased: true,
  MemberRoleChanged: true,
  MemberDeactivated: true,
  MemberReactivated: true,
  UsersExported: true,
  UserDataExported: true,
  AuditExported: true,
  AdminAccessDenied: true,
};

it('handles every domain event except claims of addresses, which nothing shows', () => {
  const handled = new Set(projectors.flatMap(({ handles }) => [...handles]));
  const unhandled = (Object.keys(everyType) as DomainEventType[]).filter(
    (type) => !handled.has(type),
  );
  expect(unhandled).toEqual(['MemberEmailClaimed', 'MemberEmailReleased']);
});

it('skips claims of addresses', async () => {
  const data = { memberId: 'm1' };
  const claimed = history([
    { type: 'MemberEmailClaimed', data },
    { type: 'MemberEmailReleased', data },
  ]);
  expect((await fold(claimed)).tables()).toEqual([]);
});

it('writes each table from one projector only', () => {
  const names = projectors.flatMap(({ tables }) => tables.map(({ name }) => name));
  expect(names).toHaveLength(new Set(names).size);
});

it('stops at an unknown domain event, naming it', async () => {
  const unknown = history([created]).map((event) => ({ ...event, type: 'CakeServed' }));
  await expect(fold(unknown as unknown as RecordedEvent[])).rejects.toThrow(
    'CakeServed at 00000000000000000001: no projector knows it',
  );
});

it('stops at an impossible domain event, naming projector and event', async () => {
  await expect(fold(history([created, created]))).rejects.toThrow(
    'events cannot apply EventPlanCreated at 00000000000000000002: a second row: events dinner',
  );
  await expect(fold(history([created, deleted, deleted]))).rejects.toThrow(
    'cannot apply EventPlanDeleted at 00000000000000000003: a second row: deleted_event_plans dinner',
  );
});
