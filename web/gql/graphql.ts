/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddAttendeeInput = {
  attendee: AttendeeFieldsInput;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
};

export type AddTableInput = {
  capacity: number;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  layout: TableLayout;
  name: string;
  rotation?: number | null | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
};

export type ArrangementIdInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
};

export type AssignSeatInput = {
  attendeeId: string;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  ifTaken?: IfTaken | null | undefined;
  seatId: string;
};

export type AttendeeFieldsInput = {
  accountExecutive?: string | null | undefined;
  /** A stored role in any letter case, or `customer` for `opportunity`. */
  attendeeRole?: string | null | undefined;
  company?: string | null | undefined;
  currentOpportunity?: OpportunityAnswer | null | undefined;
  demoDate?: string | null | undefined;
  demoStatus?: DemoStatus | null | undefined;
  email?: string | null | undefined;
  linkedUrl?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  name: string;
  notes?: string | null | undefined;
  otherAccountNotes?: string | null | undefined;
  phone?: string | null | undefined;
  photoUrl?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
};

export type AttendeeIdInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
};

/** What an attendee is to the host. `opportunity` is shown as "Customer". */
export type AttendeeRole =
  | 'employee'
  | 'guest'
  | 'opportunity'
  | 'prospect';

export type AutoAssignSeatsInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
};

export type CreateEventInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  isPublic?: boolean | null | undefined;
  location?: string | null | undefined;
  maxAttendees?: number | null | undefined;
  name: string;
  startDate?: string | null | undefined;
  status?: EventStatus | null | undefined;
};

export type CreateUserInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  membershipLevel?: MembershipLevel | null | undefined;
  role?: MemberRole | null | undefined;
};

export type DeleteEventInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
};

/** Whether an attendee has had a demonstration or is going to. */
export type DemoStatus =
  | 'had'
  | 'planned';

export type EditAttendeeInput = {
  accountExecutive?: string | null | undefined;
  /** A stored role in any letter case, or `customer` for `opportunity`. */
  attendeeRole?: string | null | undefined;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  company?: string | null | undefined;
  currentOpportunity?: OpportunityAnswer | null | undefined;
  demoDate?: string | null | undefined;
  demoStatus?: DemoStatus | null | undefined;
  email?: string | null | undefined;
  id: string;
  linkedUrl?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  name?: string | null | undefined;
  notes?: string | null | undefined;
  otherAccountNotes?: string | null | undefined;
  phone?: string | null | undefined;
  photoUrl?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
};

export type EditEventInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  id: string;
  isPublic?: boolean | null | undefined;
  location?: string | null | undefined;
  maxAttendees?: number | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: EventStatus | null | undefined;
};

export type EditProfileInput = {
  bio?: string | null | undefined;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

export type EditTableInput = {
  capacity?: number | null | undefined;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
  layout?: TableLayout | null | undefined;
  name?: string | null | undefined;
};

export type EditUserInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  membershipLevel?: MembershipLevel | null | undefined;
  role?: MemberRole | null | undefined;
};

/** Where an event stands. */
export type EventStatus =
  | 'active'
  | 'cancelled'
  | 'completed';

export type HoldAttendeeInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
  /** At most 200 characters. */
  reason?: string | null | undefined;
};

export type HoldTogetherInput = {
  /** At most 1,000. */
  attendeeIds: Array<string>;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  /** At most 200 characters. */
  reason?: string | null | undefined;
};

/** When someone sits on the seat: refuse with SEAT_TAKEN, or return them to the pool. */
export type IfTaken =
  | 'REFUSE'
  | 'REPLACE';

export type ImportAttendeesInput = {
  attendees: Array<AttendeeFieldsInput>;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  source: ImportSource;
};

/** What an import was read from. */
export type ImportSource =
  | 'api'
  | 'csv'
  | 'paste';

/** What a member may do. */
export type MemberRole =
  | 'admin'
  | 'moderator'
  | 'user';

/** The level of membership: shown as a badge, it permits nothing. */
export type MembershipLevel =
  | 'basic'
  | 'enterprise'
  | 'premium';

export type MoveTableInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
  rotation: number;
  x: number;
  y: number;
};

/** Whether there is an open sales opportunity with an attendee. */
export type OpportunityAnswer =
  | 'no'
  | 'previous'
  | 'yes';

export type ResizeTableInput = {
  capacity: number;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
};

export type ReturnToPoolInput = {
  /** At most 1,000. */
  attendeeIds: Array<string>;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
};

export type SaveArrangementInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  description?: string | null | undefined;
  eventId: string;
  name: string;
  tableId?: string | null | undefined;
};

export type SeatTogetherInput = {
  attendeeIds: Array<string>;
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  tableId: string;
};

export type SetEndSeatsInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  endSeats: boolean;
  id: string;
};

export type ShowPresenceInput = {
  /** The one that follows `eventPresence`. */
  clientId: string;
  eventId: string;
  holdingAttendeeIds: Array<string>;
};

export type SwapSeatsInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  otherSeatId: string;
  seatId: string;
};

export type TableIdInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  id: string;
};

/** The shape of a table. */
export type TableLayout =
  | 'circular'
  | 'oval'
  | 'rectangular';

export type UnassignSeatInput = {
  /** Repeat a mutation with the same id to have it happen once: the first answer comes again. */
  commandId?: string | null | undefined;
  eventId: string;
  seatId: string;
};

export type AuditRowFragment = { __typename: 'AuditEntry', id: string, action: string, timestamp: string, previousValue: unknown, newValue: unknown, adminUser: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null, targetUser: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null };

export type AuditPersonFragment = { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null };

export type AdminAuditQueryVariables = Exact<{
  limit: number;
}>;


export type AdminAuditQuery = { auditLog: { __typename: 'AuditPage', total: number, items: Array<{ __typename: 'AuditEntry', id: string, action: string, timestamp: string, previousValue: unknown, newValue: unknown, adminUser: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null, targetUser: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null }> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { __typename: 'UserPayload', position: string | null, user: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel, isActive: boolean, createdAt: string } } };

export type AdminFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFiguresQuery = { adminStats: { __typename: 'AdminStats', totalUsers: number, activeUsers: number, newUsersThisMonth: number, usersByRole: { __typename: 'RoleCounts', admin: number, moderator: number, user: number }, usersByMembership: { __typename: 'MembershipCounts', basic: number, premium: number, enterprise: number } } };

export type EditUserMutationVariables = Exact<{
  input: EditUserInput;
}>;


export type EditUserMutation = { editUser: { __typename: 'UserPayload', position: string | null, user: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel, isActive: boolean, createdAt: string } } };

export type FiguresFragment = { __typename: 'AdminStats', totalUsers: number, activeUsers: number, newUsersThisMonth: number, usersByRole: { __typename: 'RoleCounts', admin: number, moderator: number, user: number }, usersByMembership: { __typename: 'MembershipCounts', basic: number, premium: number, enterprise: number } };

export type UserRowFragment = { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel, isActive: boolean, createdAt: string };

export type AdminUsersQueryVariables = Exact<{
  limit: number;
  offset: number;
  search?: string | null | undefined;
}>;


export type AdminUsersQuery = { users: { __typename: 'UserPage', total: number, items: Array<{ __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel, isActive: boolean, createdAt: string }> } };

export type AddAttendeeMutationVariables = Exact<{
  input: AddAttendeeInput;
}>;


export type AddAttendeeMutation = { addAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null, tags: Array<string> } } };

export type EditAttendeeMutationVariables = Exact<{
  input: EditAttendeeInput;
}>;


export type EditAttendeeMutation = { editAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null, tags: Array<string> } } };

export type AttendeeFormFragment = { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null, tags: Array<string> };

export type AttendeeDetailsFragment = { __typename: 'Attendee', eventId: string, isCheckedIn: boolean, tags: Array<string>, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, createdAt: string, updatedAt: string, id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null };

export type AttendeeDetailsQueryVariables = Exact<{
  id: string;
}>;


export type AttendeeDetailsQuery = { attendee: { __typename: 'Attendee', eventId: string, isCheckedIn: boolean, tags: Array<string>, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, createdAt: string, updatedAt: string, id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null } | null };

export type AttendeeDetailsChangedSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type AttendeeDetailsChangedSubscription = { eventPlanChanged: { __typename: 'EventPlanDelta', position: string, resync: boolean, removedAttendeeIds: Array<string>, attendees: Array<{ __typename: 'Attendee', eventId: string, isCheckedIn: boolean, tags: Array<string>, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, createdAt: string, updatedAt: string, id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null }> } };

export type EditAttendeeFieldMutationVariables = Exact<{
  input: EditAttendeeInput;
}>;


export type EditAttendeeFieldMutation = { editAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, updatedAt: string } } };

export type CheckInShownMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type CheckInShownMutation = { checkInAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, updatedAt: string } } };

export type CheckOutShownMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type CheckOutShownMutation = { checkOutAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, updatedAt: string } } };

export type HoldWithReasonMutationVariables = Exact<{
  input: HoldAttendeeInput;
}>;


export type HoldWithReasonMutation = { holdAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, updatedAt: string, heldSince: string | null } } };

export type DeleteShownMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type DeleteShownMutation = { deleteAttendee: { __typename: 'DeleteAttendeePayload', position: string | null, id: string } };

export type DeleteEventMutationVariables = Exact<{
  input: DeleteEventInput;
}>;


export type DeleteEventMutation = { deleteEvent: { __typename: 'DeleteEventPayload', position: string | null, id: string } };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { __typename: 'EventPayload', position: string | null, event: { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string } } };

export type EditEventMutationVariables = Exact<{
  input: EditEventInput;
}>;


export type EditEventMutation = { editEvent: { __typename: 'EventPayload', position: string | null, event: { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string } } };

export type EventsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type EventsChangedSubscription = { eventsChanged: { __typename: 'EventsDelta', position: string, resync: boolean, removedEventIds: Array<string>, events: Array<{ __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string }> } };

export type EditTableFieldsMutationVariables = Exact<{
  input: EditTableInput;
}>;


export type EditTableFieldsMutation = { editTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number } } };

export type SetEventPublicMutationVariables = Exact<{
  input: EditEventInput;
}>;


export type SetEventPublicMutation = { editEvent: { __typename: 'EventPayload', position: string | null, event: { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string } } };

export type ManagedAttendeeFragment = { __typename: 'Attendee', isCheckedIn: boolean, id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string>, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null };

export type EventDetailQueryVariables = Exact<{
  id: string;
}>;


export type EventDetailQuery = { eventPlan: { __typename: 'EventPlan', id: string, position: string, event: { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string }, attendees: Array<{ __typename: 'Attendee', isCheckedIn: boolean, id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string>, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null }>, tables: Array<{ __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number }>, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } | null };

export type EventDetailChangedSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EventDetailChangedSubscription = { eventPlanChanged: { __typename: 'EventPlanDelta', position: string, resync: boolean, deleted: boolean, removedAttendeeIds: Array<string>, removedTableIds: Array<string>, removedSeatIds: Array<string>, arrangementIds: Array<string>, event: { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string } | null, attendees: Array<{ __typename: 'Attendee', isCheckedIn: boolean, id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string>, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null }>, tables: Array<{ __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number }>, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } };

export type CheckInAttendeeMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type CheckInAttendeeMutation = { checkInAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, isCheckedIn: boolean } } };

export type CheckOutAttendeeMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type CheckOutAttendeeMutation = { checkOutAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, isCheckedIn: boolean } } };

export type DeleteAttendeeMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type DeleteAttendeeMutation = { deleteAttendee: { __typename: 'DeleteAttendeePayload', position: string | null, id: string } };

export type EventCardFragment = { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string };

export type EventsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type EventsQuery = { events: { __typename: 'EventPage', total: number, items: Array<{ __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string }> } };

export type ChangeFragment = { __typename: 'HistoryEntry', id: string, action: string, previousState: unknown, newState: unknown, timestamp: string, performedBy: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null, mentions: Array<{ __typename: 'HistoryMention', id: string, kind: string, name: string, position: number | null }> };

export type PlanTouchedSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PlanTouchedSubscription = { eventPlanChanged: { __typename: 'EventPlanDelta', position: string, resync: boolean } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { myTotals: { __typename: 'Totals', attendees: number, tables: number, capacity: number }, recentActivity: Array<{ __typename: 'HistoryEntry', id: string, action: string, previousState: unknown, newState: unknown, timestamp: string, event: { __typename: 'Event', id: string, name: string } | null, performedBy: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null } | null, mentions: Array<{ __typename: 'HistoryMention', id: string, kind: string, name: string, position: number | null }> }> };

export type EventsTouchedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type EventsTouchedSubscription = { eventsChanged: { __typename: 'EventsDelta', position: string, resync: boolean } };

export type ImportAttendeesMutationVariables = Exact<{
  input: ImportAttendeesInput;
}>;


export type ImportAttendeesMutation = { importAttendees: { __typename: 'ImportAttendeesPayload', position: string | null, count: number } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel } | null };

export type EventPresenceSubscriptionVariables = Exact<{
  id: string;
  clientId?: string | null | undefined;
}>;


export type EventPresenceSubscription = { eventPresence: { __typename: 'EventPresence', present: Array<{ __typename: 'PresentMember', memberId: string, firstName: string | null, lastName: string | null, imageUrl: string | null, colour: number, since: string, holdingAttendeeIds: Array<string> }> } };

export type ShowPresenceMutationVariables = Exact<{
  input: ShowPresenceInput;
}>;


export type ShowPresenceMutation = { showPresence: { __typename: 'ShowPresencePayload', shown: boolean } };

export type AccountInformationFragment = { __typename: 'User', id: string, email: string, role: MemberRole, membershipLevel: MembershipLevel, createdAt: string, lastLoginAt: string | null };

export type ProfileFormFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, bio: string | null };

export type EditProfileMutationVariables = Exact<{
  input: EditProfileInput;
}>;


export type EditProfileMutation = { editProfile: { __typename: 'UserPayload', position: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, bio: string | null } } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { __typename: 'User', profileImageUrl: string | null, id: string, firstName: string | null, lastName: string | null, bio: string | null, email: string, role: MemberRole, membershipLevel: MembershipLevel, createdAt: string, lastLoginAt: string | null } | null };

export type AutoAssignSeatsMutationVariables = Exact<{
  input: AutoAssignSeatsInput;
}>;


export type AutoAssignSeatsMutation = { autoAssignSeats: { __typename: 'AutoAssignPayload', position: string | null, assigned: number, unassigned: number } };

export type SavedArrangementsQueryVariables = Exact<{
  id: string;
}>;


export type SavedArrangementsQuery = { event: { __typename: 'Event', id: string, arrangements: { __typename: 'ArrangementPage', total: number, items: Array<{ __typename: 'Arrangement', id: string, name: string, description: string | null, isPublic: boolean, createdAt: string }> } } | null };

export type SaveArrangementMutationVariables = Exact<{
  input: SaveArrangementInput;
}>;


export type SaveArrangementMutation = { saveArrangement: { __typename: 'ArrangementPayload', position: string | null, arrangement: { __typename: 'Arrangement', id: string, name: string, isPublic: boolean } } };

export type ShareArrangementMutationVariables = Exact<{
  input: ArrangementIdInput;
}>;


export type ShareArrangementMutation = { shareArrangement: { __typename: 'ArrangementPayload', position: string | null, arrangement: { __typename: 'Arrangement', id: string, isPublic: boolean } } };

export type UnshareArrangementMutationVariables = Exact<{
  input: ArrangementIdInput;
}>;


export type UnshareArrangementMutation = { unshareArrangement: { __typename: 'ArrangementPayload', position: string | null, arrangement: { __typename: 'Arrangement', id: string, isPublic: boolean } } };

export type DeleteArrangementMutationVariables = Exact<{
  input: ArrangementIdInput;
}>;


export type DeleteArrangementMutation = { deleteArrangement: { __typename: 'DeleteArrangementPayload', position: string | null, id: string } };

export type AssignSeatMutationVariables = Exact<{
  input: AssignSeatInput;
}>;


export type AssignSeatMutation = { assignSeat: { __typename: 'SeatPayload', position: string | null, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } };

export type UnassignSeatMutationVariables = Exact<{
  input: UnassignSeatInput;
}>;


export type UnassignSeatMutation = { unassignSeat: { __typename: 'SeatPayload', position: string | null, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } };

export type SwapSeatsMutationVariables = Exact<{
  input: SwapSeatsInput;
}>;


export type SwapSeatsMutation = { swapSeats: { __typename: 'SeatPayload', position: string | null, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } };

export type SeatTogetherMutationVariables = Exact<{
  input: SeatTogetherInput;
}>;


export type SeatTogetherMutation = { seatTogether: { __typename: 'SeatTogetherPayload', position: string | null, left: Array<string>, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }>, assignments: Array<{ __typename: 'SeatAssignment', seatId: string, attendeeId: string }> } };

export type HoldAttendeeMutationVariables = Exact<{
  input: HoldAttendeeInput;
}>;


export type HoldAttendeeMutation = { holdAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> } } };

export type ReleaseAttendeeMutationVariables = Exact<{
  input: AttendeeIdInput;
}>;


export type ReleaseAttendeeMutation = { releaseAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> } } };

export type HoldTogetherMutationVariables = Exact<{
  input: HoldTogetherInput;
}>;


export type HoldTogetherMutation = { holdTogether: { __typename: 'MoveTogetherPayload', position: string | null, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }>, attendees: Array<{ __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> }> } };

export type ReturnToPoolMutationVariables = Exact<{
  input: ReturnToPoolInput;
}>;


export type ReturnToPoolMutation = { returnToPool: { __typename: 'MoveTogetherPayload', position: string | null, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }>, attendees: Array<{ __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> }> } };

export type SeatShownFragment = { __typename: 'Seat', id: string, attendeeId: string | null };

export type SeatingAttendeeFragment = { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> };

export type SeatingTableFragment = { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number };

export type SeatingSeatFragment = { __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null };

export type SeatingPlanQueryVariables = Exact<{
  id: string;
}>;


export type SeatingPlanQuery = { eventPlan: { __typename: 'EventPlan', id: string, position: string, event: { __typename: 'Event', id: string, name: string, startDate: string | null, location: string | null, isPublic: boolean, createdByUserId: string }, attendees: Array<{ __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> }>, tables: Array<{ __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number }>, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } | null };

export type SeatingPlanChangedSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SeatingPlanChangedSubscription = { eventPlanChanged: { __typename: 'EventPlanDelta', position: string, resync: boolean, deleted: boolean, by: Array<string>, removedAttendeeIds: Array<string>, removedTableIds: Array<string>, removedSeatIds: Array<string>, arrangementIds: Array<string>, event: { __typename: 'Event', id: string, name: string, startDate: string | null, location: string | null, isPublic: boolean, createdByUserId: string } | null, attendees: Array<{ __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, email: string | null, attendeeRole: AttendeeRole, holdingFor: Array<string>, holdReason: string | null, heldSince: string | null, tags: Array<string> }>, tables: Array<{ __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number }>, seats: Array<{ __typename: 'Seat', id: string, tableId: string, position: number, x: number, y: number, attendeeId: string | null }> } };

export type EditTableMutationVariables = Exact<{
  input: EditTableInput;
}>;


export type EditTableMutation = { editTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number } } };

export type ResizeTableMutationVariables = Exact<{
  input: ResizeTableInput;
}>;


export type ResizeTableMutation = { resizeTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number }, displaced: Array<{ __typename: 'DisplacedAttendee', attendeeId: string, name: string }> } };

export type SetEndSeatsMutationVariables = Exact<{
  input: SetEndSeatsInput;
}>;


export type SetEndSeatsMutation = { setEndSeats: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number } } };

export type MoveTableMutationVariables = Exact<{
  input: MoveTableInput;
}>;


export type MoveTableMutation = { moveTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout, endSeats: boolean, x: number, y: number, rotation: number } } };

export type DeleteTableMutationVariables = Exact<{
  input: TableIdInput;
}>;


export type DeleteTableMutation = { deleteTable: { __typename: 'DeleteTablePayload', position: string | null, id: string } };

export type AddTableMutationVariables = Exact<{
  input: AddTableInput;
}>;


export type AddTableMutation = { addTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout } } };

export const AuditPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<AuditPersonFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"previousValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"usersByRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"moderator"}},{"kind":"Field","name":{"kind":"Name","value":"user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usersByMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basic"}},{"kind":"Field","name":{"kind":"Name","value":"premium"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"}}]}}]}}]} as unknown as DocumentNode<FiguresFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const AttendeeFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<AttendeeFormFragment, unknown>;
export const AttendeeDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<AttendeeDetailsFragment, unknown>;
export const SeatingAttendeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<SeatingAttendeeFragment, unknown>;
export const ManagedAttendeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<ManagedAttendeeFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"newState"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"performedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<ChangeFragment, unknown>;
export const AccountInformationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountInformation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<AccountInformationFragment, unknown>;
export const ProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}}]} as unknown as DocumentNode<ProfileFormFragment, unknown>;
export const SeatShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SeatShownFragment, unknown>;
export const SeatingTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<SeatingTableFragment, unknown>;
export const SeatingSeatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SeatingSeatFragment, unknown>;
export const AdminAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"previousValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditPerson"}}]}}]}}]} as unknown as DocumentNode<AdminAuditQuery, AdminAuditQueryVariables>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const AdminFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"usersByRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"moderator"}},{"kind":"Field","name":{"kind":"Name","value":"user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usersByMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basic"}},{"kind":"Field","name":{"kind":"Name","value":"premium"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"}}]}}]}}]} as unknown as DocumentNode<AdminFiguresQuery, AdminFiguresQueryVariables>;
export const EditUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EditUserMutation, EditUserMutationVariables>;
export const AdminUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AddAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<AddAttendeeMutation, AddAttendeeMutationVariables>;
export const EditAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<EditAttendeeMutation, EditAttendeeMutationVariables>;
export const AttendeeDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendeeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AttendeeDetailsQuery, AttendeeDetailsQueryVariables>;
export const AttendeeDetailsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AttendeeDetailsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlanChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedAttendeeIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AttendeeDetailsChangedSubscription, AttendeeDetailsChangedSubscriptionVariables>;
export const EditAttendeeFieldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditAttendeeField"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<EditAttendeeFieldMutation, EditAttendeeFieldMutationVariables>;
export const CheckInShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckInShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CheckInShownMutation, CheckInShownMutationVariables>;
export const CheckOutShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckOutShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkOutAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CheckOutShownMutation, CheckOutShownMutationVariables>;
export const HoldWithReasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldWithReason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}}]}}]}}]}}]} as unknown as DocumentNode<HoldWithReasonMutation, HoldWithReasonMutationVariables>;
export const DeleteShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteShownMutation, DeleteShownMutationVariables>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const EditEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditEventMutation, EditEventMutationVariables>;
export const EventsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"removedEventIds"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventsChangedSubscription, EventsChangedSubscriptionVariables>;
export const EditTableFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditTableFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<EditTableFieldsMutation, EditTableFieldsMutationVariables>;
export const SetEventPublicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventPublic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SetEventPublicMutation, SetEventPublicMutationVariables>;
export const EventDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedAttendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<EventDetailQuery, EventDetailQueryVariables>;
export const EventDetailChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventDetailChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlanChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedAttendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedAttendeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedTableIds"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedSeatIds"}},{"kind":"Field","name":{"kind":"Name","value":"arrangementIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<EventDetailChangedSubscription, EventDetailChangedSubscriptionVariables>;
export const CheckInAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckInAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}}]}}]}}]}}]} as unknown as DocumentNode<CheckInAttendeeMutation, CheckInAttendeeMutationVariables>;
export const CheckOutAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckOutAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkOutAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckedIn"}}]}}]}}]}}]} as unknown as DocumentNode<CheckOutAttendeeMutation, CheckOutAttendeeMutationVariables>;
export const DeleteAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAttendeeMutation, DeleteAttendeeMutationVariables>;
export const EventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Events"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventsQuery, EventsQueryVariables>;
export const PlanTouchedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlanTouched"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlanChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<PlanTouchedSubscription, PlanTouchedSubscriptionVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendees"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Change"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"previousState"}},{"kind":"Field","name":{"kind":"Name","value":"newState"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"performedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const EventsTouchedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventsTouched"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<EventsTouchedSubscription, EventsTouchedSubscriptionVariables>;
export const ImportAttendeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportAttendees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportAttendeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importAttendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ImportAttendeesMutation, ImportAttendeesMutationVariables>;
export const CurrentUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}}]}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const EventPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"present"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"holdingAttendeeIds"}}]}}]}}]}}]} as unknown as DocumentNode<EventPresenceSubscription, EventPresenceSubscriptionVariables>;
export const ShowPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowPresenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]} as unknown as DocumentNode<ShowPresenceMutation, ShowPresenceMutationVariables>;
export const EditProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}}]} as unknown as DocumentNode<EditProfileMutation, EditProfileMutationVariables>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountInformation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountInformation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const AutoAssignSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AutoAssignSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AutoAssignSeatsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autoAssignSeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}}]}}]}}]} as unknown as DocumentNode<AutoAssignSeatsMutation, AutoAssignSeatsMutationVariables>;
export const SavedArrangementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedArrangements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"arrangements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SavedArrangementsQuery, SavedArrangementsQueryVariables>;
export const SaveArrangementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveArrangement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveArrangementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveArrangement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"arrangement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<SaveArrangementMutation, SaveArrangementMutationVariables>;
export const ShareArrangementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareArrangement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangementIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareArrangement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"arrangement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<ShareArrangementMutation, ShareArrangementMutationVariables>;
export const UnshareArrangementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnshareArrangement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangementIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unshareArrangement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"arrangement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<UnshareArrangementMutation, UnshareArrangementMutationVariables>;
export const DeleteArrangementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArrangement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangementIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArrangement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteArrangementMutation, DeleteArrangementMutationVariables>;
export const AssignSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<AssignSeatMutation, AssignSeatMutationVariables>;
export const UnassignSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnassignSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnassignSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassignSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<UnassignSeatMutation, UnassignSeatMutationVariables>;
export const SwapSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwapSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwapSeatsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swapSeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SwapSeatsMutation, SwapSeatsMutationVariables>;
export const SeatTogetherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeatTogether"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeatTogetherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatTogether"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatId"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SeatTogetherMutation, SeatTogetherMutationVariables>;
export const HoldAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<HoldAttendeeMutation, HoldAttendeeMutationVariables>;
export const ReleaseAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<ReleaseAttendeeMutation, ReleaseAttendeeMutationVariables>;
export const HoldTogetherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldTogether"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldTogetherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdTogether"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<HoldTogetherMutation, HoldTogetherMutationVariables>;
export const ReturnToPoolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnToPool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnToPoolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnToPool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<ReturnToPoolMutation, ReturnToPoolMutationVariables>;
export const SeatingPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatingPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SeatingPlanQuery, SeatingPlanQueryVariables>;
export const SeatingPlanChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SeatingPlanChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventPlanChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingAttendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedAttendeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedTableIds"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingSeat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedSeatIds"}},{"kind":"Field","name":{"kind":"Name","value":"arrangementIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingAttendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"holdingFor"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldSince"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}}]}}]} as unknown as DocumentNode<SeatingPlanChangedSubscription, SeatingPlanChangedSubscriptionVariables>;
export const EditTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<EditTableMutation, EditTableMutationVariables>;
export const ResizeTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResizeTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResizeTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resizeTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"displaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<ResizeTableMutation, ResizeTableMutationVariables>;
export const SetEndSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEndSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetEndSeatsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEndSeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<SetEndSeatsMutation, SetEndSeatsMutationVariables>;
export const MoveTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatingTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatingTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"endSeats"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]} as unknown as DocumentNode<MoveTableMutation, MoveTableMutationVariables>;
export const DeleteTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTableMutation, DeleteTableMutationVariables>;
export const AddTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}}]}}]}}]} as unknown as DocumentNode<AddTableMutation, AddTableMutationVariables>;