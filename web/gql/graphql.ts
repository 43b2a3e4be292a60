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

/** What an attendee is to the host. `opportunity` is shown as "Customer". */
export type AttendeeRole =
  | 'employee'
  | 'guest'
  | 'opportunity'
  | 'prospect';

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

/** Where an event stands. */
export type EventStatus =
  | 'active'
  | 'cancelled'
  | 'completed';

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

/** Whether there is an open sales opportunity with an attendee. */
export type OpportunityAnswer =
  | 'no'
  | 'previous'
  | 'yes';

/** The shape of a table. */
export type TableLayout =
  | 'circular'
  | 'oval'
  | 'rectangular';

export type AddAttendeeMutationVariables = Exact<{
  input: AddAttendeeInput;
}>;


export type AddAttendeeMutation = { addAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null } } };

export type EditAttendeeMutationVariables = Exact<{
  input: EditAttendeeInput;
}>;


export type EditAttendeeMutation = { editAttendee: { __typename: 'AttendeePayload', position: string | null, attendee: { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null } } };

export type AttendeeFormFragment = { __typename: 'Attendee', id: string, name: string, title: string | null, company: string | null, attendeeRole: AttendeeRole, email: string | null, phone: string | null, notes: string | null, photoUrl: string | null, linkedinUrl: string | null, currentOpportunity: OpportunityAnswer | null, accountExecutive: string | null, demoStatus: DemoStatus | null, demoDate: string | null, linkedUrl: string | null, otherAccountNotes: string | null };

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

export type EventCardFragment = { __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string };

export type EventsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type EventsQuery = { events: { __typename: 'EventPage', total: number, items: Array<{ __typename: 'Event', id: string, name: string, description: string | null, startDate: string | null, endDate: string | null, location: string | null, status: EventStatus, isPublic: boolean, maxAttendees: number | null, createdByUserId: string, createdAt: string, updatedAt: string }> } };

export type HomeTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeTotalsQuery = { events: { __typename: 'EventPage', total: number, items: Array<{ __typename: 'Event', id: string, stats: { __typename: 'EventStats', attendees: number, tables: number, seats: number } }> } };

export type ImportAttendeesMutationVariables = Exact<{
  input: ImportAttendeesInput;
}>;


export type ImportAttendeesMutation = { importAttendees: { __typename: 'ImportAttendeesPayload', position: string | null, count: number } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, role: MemberRole, membershipLevel: MembershipLevel } | null };

export type AddTableMutationVariables = Exact<{
  input: AddTableInput;
}>;


export type AddTableMutation = { addTable: { __typename: 'TablePayload', position: string | null, table: { __typename: 'Table', id: string, name: string, capacity: number, layout: TableLayout } } };

export const AttendeeFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}}]}}]} as unknown as DocumentNode<AttendeeFormFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const AddAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}}]}}]} as unknown as DocumentNode<AddAttendeeMutation, AddAttendeeMutationVariables>;
export const EditAttendeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditAttendee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditAttendeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editAttendee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"attendee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"attendeeRole"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentOpportunity"}},{"kind":"Field","name":{"kind":"Name","value":"accountExecutive"}},{"kind":"Field","name":{"kind":"Name","value":"demoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"linkedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherAccountNotes"}}]}}]} as unknown as DocumentNode<EditAttendeeMutation, EditAttendeeMutationVariables>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const EditEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditEventMutation, EditEventMutationVariables>;
export const EventsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"removedEventIds"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventsChangedSubscription, EventsChangedSubscriptionVariables>;
export const EventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Events"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttendees"}},{"kind":"Field","name":{"kind":"Name","value":"createdByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EventsQuery, EventsQueryVariables>;
export const HomeTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendees"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HomeTotalsQuery, HomeTotalsQueryVariables>;
export const ImportAttendeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportAttendees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportAttendeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importAttendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ImportAttendeesMutation, ImportAttendeesMutationVariables>;
export const CurrentUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membershipLevel"}}]}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const AddTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}}]}}]}}]} as unknown as DocumentNode<AddTableMutation, AddTableMutationVariables>;