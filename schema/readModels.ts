import type { ArrangementRow } from './entities/arrangement.ts';
import type { AttendeeRow } from './entities/attendee.ts';
import type { EventRow } from './entities/event.ts';
import type { SeatRow } from './entities/seat.ts';
import type { TableRow } from './entities/table.ts';
import type { SetAsideStream } from './setAside.ts';

/** The entities as they are read (specification, section 3): see schema/entities. */
export type {
  ArrangementAssignment,
  ArrangementRow,
  ArrangementTable,
} from './entities/arrangement.ts';
export type { AttendeeRow } from './entities/attendee.ts';
export type { AuditRow } from './entities/audit.ts';
export type { EventRow } from './entities/event.ts';
export type { HistoryRow } from './entities/history.ts';
export type { SeatRow } from './entities/seat.ts';
export type { TableRow } from './entities/table.ts';
export type { AdminStats, UserRow } from './entities/user.ts';

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
