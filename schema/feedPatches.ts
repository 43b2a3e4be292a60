import type { ArrangementRow } from './entities/arrangement.ts';
import type { AttendeeRow } from './entities/attendee.ts';
import type { EventRow } from './entities/event.ts';
import type { FloorObjectRow } from './entities/floorObject.ts';
import type { GuestField } from './entities/guestField.ts';
import type { Menu } from './entities/menu.ts';
import type { RoomRow } from './entities/room.ts';
import type { SeatRow } from './entities/seat.ts';
import type { SeatingRuleRow } from './entities/seatingRule.ts';
import type { TableRow } from './entities/table.ts';
import type { SetAsideStream } from './setAside.ts';

/**
 * The changes of one batch under a topic of the change feed: whole rows that were added or changed, and the
 * ids of removed ones. `resync` means that there is too much to list.
 */
export type EventPlanPatch = {
  resync?: true;
  by?: string[];
  /** Attendees and tables of which only fields have changed that readers of the event do not see. */
  unseenIds?: string[];
  event?: EventRow | null;
  menu?: Menu;
  fields?: GuestField[];
  room?: Omit<RoomRow, 'eventId'>;
  attendees?: AttendeeRow[];
  removedAttendeeIds?: string[];
  tables?: TableRow[];
  removedTableIds?: string[];
  seats?: SeatRow[];
  removedSeatIds?: string[];
  rules?: SeatingRuleRow[];
  removedRuleIds?: string[];
  floorObjects?: FloorObjectRow[];
  removedFloorObjectIds?: string[];
  /** Ids only, because an arrangement is read when it is opened. */
  arrangementIds?: string[];
};

/** Topic `events`. `wasPublic` and `ownerId` tell which subscribers may see the event, without a query. */
export type EventsPatch = {
  resync?: true;
  events?: EventRow[];
  removed?: { id: string; ownerId: string; wasPublic: boolean }[];
};

export type ArrangementPatch = { resync?: true; arrangement?: ArrangementRow | null };

/** Topic `audit`: the number of new entries. */
export type AuditPatch = { resync?: true; entries?: number };

/** Topic `members`: members whose rights open sockets must check again. */
export type MembersPatch = { resync?: true; memberIds?: string[] };

/**
 * Topic `erasures`: erased people and the streams whose folded states may contain them. `over` lists deleted
 * plans, and people who are in no plan any more.
 */
export type ErasuresPatch = {
  resync?: true;
  erased?: { personId: string; stream: string }[];
  over?: { streams: string[]; personIds: string[] };
};

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
