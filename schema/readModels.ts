import type { Place, SnapshotTable } from './domainEvents.ts';
import type { SetAsideStream } from './setAside.ts';
import type {
  AdminAction,
  AttendeeRole,
  DemoStatus,
  EventStatus,
  MemberRole,
  MembershipLevel,
  OpportunityAnswer,
  TableLayout,
} from './vocabulary.ts';

/**
 * The entities as they are read (specification, section 3), in the shape that REST answers and
 * GraphQL types them. Columns have the same names in snake_case. Times are ISO 8601 in UTC.
 */
type Timestamps = { createdAt: string; updatedAt: string };

export type UserRow = Timestamps & {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  bio: string | null;
  role: MemberRole;
  membershipLevel: MembershipLevel;
  clubMemberships: string[];
  isActive: boolean;
  lastLoginAt: string | null;
};

export type EventRow = Timestamps & {
  id: string;
  name: string;
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  location: string | null;
  status: EventStatus;
  isPublic: boolean;
  maxAttendees: number | null;
  createdByUserId: string;
  /** Of a draft: the event that it is a draft of. Null for an event. */
  draftOf: string | null;
  draftName: string | null;
  /** The revision of the event's plan that the draft began as a copy of. */
  draftRevision: number | null;
  draftStartedBy: string | null;
};

export type AttendeeRow = Timestamps & {
  id: string;
  eventId: string;
  name: string;
  title: string | null;
  company: string | null;
  attendeeRole: AttendeeRole;
  email: string | null;
  phone: string | null;
  notes: string | null;
  photoUrl: string | null;
  linkedinUrl: string | null;
  isCheckedIn: boolean;
  currentOpportunity: OpportunityAnswer | null;
  accountExecutive: string | null;
  demoStatus: DemoStatus | null;
  demoDate: string | null;
  linkedUrl: string | null;
  otherAccountNotes: string | null;
  /** Starts with the event's marker, then the free tags. */
  tags: string[];
  /** The event's marker while held, else empty. */
  holdingFor: string[];
  holdReason: string | null;
  heldSince: string | null;
  createdByUserId: string;
};

export type TableRow = Timestamps & {
  id: string;
  eventId: string;
  name: string;
  /** Among all that came to the plan: tables are listed by it. */
  order: number;
  /** Always equals the number of the table's seats. */
  capacity: number;
  layout: TableLayout;
  endSeats: boolean;
  isActive: boolean;
  /** The table's place on the floor: centre in centimetres, rotation in degrees clockwise. */
  x: number;
  y: number;
  rotation: number;
  createdByUserId: string;
};

export type SeatRow = Timestamps & {
  id: string;
  eventId: string;
  tableId: string;
  /** Counts from 1 within its table. */
  position: number;
  /** Centimetres from the table's centre, before rotation. */
  x: number;
  y: number;
  attendeeId: string | null;
};

export type ArrangementAssignment = {
  seatId: string;
  attendeeId: string | null;
  position: number;
  x: number;
  y: number;
  tableId: string;
  tableName: string;
  attendeeName: string | null;
};

export type ArrangementTable = Pick<SnapshotTable, 'tableId' | 'name' | 'layout' | 'endSeats'> &
  Place & { capacity: number };

export type ArrangementRow = Timestamps & {
  id: string;
  eventId: string;
  name: string;
  description: string | null;
  tableId: string | null;
  tables: ArrangementTable[];
  /** One for each seat of the snapshot, empty ones with `attendeeId: null`. */
  assignments: ArrangementAssignment[];
  isTemplate: boolean;
  isPublic: boolean;
  createdByUserId: string;
};

export type HistoryRow = {
  id: string;
  /** Its domain event's position in the log, and the stream's revision. */
  position: string;
  revision: number;
  eventId: string;
  arrangementId: string | null;
  /** What was done with it in one step has the same: the id of the command. */
  stepId: string;
  /** The domain event's name in snake_case, e.g. `seat_assigned`. */
  action: string;
  previousState: Record<string, unknown> | null;
  newState: Record<string, unknown> | null;
  performedByUserId: string;
  timestamp: string;
};

export type AuditRow = {
  id: string;
  position: string;
  adminUserId: string;
  action: AdminAction;
  targetUserId: string | null;
  targetEventId: string | null;
  previousValue: Record<string, unknown> | null;
  newValue: Record<string, unknown> | null;
  ipAddress: string | null;
  userAgent: string | null;
  timestamp: string;
  /** Its place in the table's hash chain, from 1, and its hash there. */
  sequence: number;
  hash: string;
};

export type AdminStats = {
  totalUsers: number;
  activeUsers: number;
  newUsersThisMonth: number;
  usersByRole: Record<MemberRole, number>;
  usersByMembership: Record<MembershipLevel, number>;
};

/**
 * What one batch of the log changed under a topic, as the change feed keeps it: whole rows for what
 * was added or changed, ids for what is gone. `resync` says that it was too much to list.
 */
export type EventPlanPatch = {
  resync?: true;
  /** The members whose changes these are. */
  by?: string[];
  event?: EventRow | null;
  attendees?: AttendeeRow[];
  removedAttendeeIds?: string[];
  tables?: TableRow[];
  removedTableIds?: string[];
  seats?: SeatRow[];
  removedSeatIds?: string[];
  /** Ids only: an arrangement is read when it is opened. */
  arrangementIds?: string[];
};

/** Topic `events`: `wasPublic` and `ownerId` let each subscriber's view be decided without a query. */
export type EventsPatch = {
  resync?: true;
  events?: EventRow[];
  removed?: { id: string; ownerId: string; wasPublic: boolean }[];
};

export type ArrangementPatch = { resync?: true; arrangement?: ArrangementRow | null };

/** Topic `audit`: how many entries are new. What they say is asked for by those who may. */
export type AuditPatch = { resync?: true; entries?: number };

/** Topic `members`: who must be checked again on open sockets. */
export type MembersPatch = { resync?: true; memberIds?: string[] };

/**
 * Topic `erasures`: who was erased, and the stream whose folded states may still hold them; which
 * streams are over, and who is in no plan any more because of it.
 */
export type ErasuresPatch = {
  resync?: true;
  erased?: { personId: string; stream: string }[];
  over?: { streams: string[]; personIds: string[] };
};

/** Topic `setAside`: streams that are not followed any more. */
export type SetAsidePatch = { resync?: true; streams?: SetAsideStream[] };

export const feedTopics = {
  eventPlan: (eventId: string) => `eventPlan:${eventId}`,
  events: 'events',
  arrangement: (arrangementId: string) => `arrangement:${arrangementId}`,
  members: 'members',
  erasures: 'erasures',
  audit: 'audit',
  setAside: 'setAside',
} as const;
