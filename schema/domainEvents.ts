import type { AttendeePerson } from './entities/attendee.ts';
import type { ChangePiece, RecordedChange } from './planChange.ts';
import type {
  AttendeeRole,
  AuditExportFormat,
  EventStatus,
  MemberRole,
  MembershipLevel,
  TableLayout,
} from './vocabulary.ts';

/**
 * The domain events: what the log holds, one fact each, in the past tense. They are the contract
 * between the write side and the projections and are never changed once written: a new shape is
 * a new version with an upcaster.
 *
 * Two rules hold for all of them: fields that say something of a person stand in a sub-object
 * called `person`, so that the codec alone can encrypt and forget them; and an event that changes
 * or removes something carries the value before, so that it can be undone.
 */

/** Table-relative or floor coordinates are in centimetres: see schema/seatLayout.ts. */
export type Place = { x: number; y: number; rotation: number };

/** A seat within its table. `position` counts from 1; x and y are relative to the table's centre. */
export type SeatAt = { seatId: string; position: number; x: number; y: number };

/** Where an attendee is: exactly one of the three at any time. */
export type Placement =
  | { in: 'pool' }
  | { in: 'seat'; seatId: string }
  | { in: 'holding'; since: string; reason: string | null };

export type EventDetails = {
  name: string;
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  location: string | null;
  status: EventStatus;
  isPublic: boolean;
  maxAttendees: number | null;
};

/** The event that a draft is of, as of which revision of its plan, and what the draft is called. */
export type DraftOf = { eventId: string; revision: number; name: string };

export type { AttendeePerson };

export type NewAttendee = {
  attendeeId: string;
  attendeeRole: AttendeeRole;
  /** Free tags, without the event's own marker: projections add that. */
  tags: string[];
  person: AttendeePerson;
};

export type ImportSource = 'csv' | 'paste' | 'api';

export type Change<T> = { before: T; after: T };
type Displaced = { attendeeId: string; seatId: string };
/** How a table's seats changed: all seats before and after, and who lost a seat by it. */
type Reshape = { seats: Change<SeatAt[]>; displaced: Displaced[] };

/** Stream `eventPlan-<id>`. Every event carries `eventId`, so that a projector needs no stream name. */
export type EventPlanEvent =
  /** A draft is a plan of its own, which says what it is a draft of. */
  | Typed<
      'EventPlanCreated',
      { eventId: string; ownerId: string; details: EventDetails; draftOf?: DraftOf }
    >
  | Typed<
      'EventPlanEdited',
      {
        eventId: string;
        ownerId: string;
        before: Partial<EventDetails>;
        after: Partial<EventDetails>;
        /** Where it is a draft: the event that it is a draft of. */
        draftOf?: string;
      }
    >
  | Typed<
      'EventPlanDeleted',
      { eventId: string; ownerId: string; details: EventDetails; draftOf?: string }
    >
  | Typed<
      'AttendeeAdded',
      { eventId: string; held: { reason: string | null } | null } & NewAttendee
    >
  /**
   * One import, in one or more parts. It takes effect as a whole when the last part
   * (`part === parts - 1`) is recorded; parts before that stand in the log without effect, and come
   * to nothing by `PartsDiscarded`, whose `changeId` is the import's id.
   */
  | Typed<
      'AttendeesImported',
      {
        eventId: string;
        importId: string;
        source: ImportSource;
        part: number;
        parts: number;
        attendees: NewAttendee[];
      }
    >
  | Typed<
      'AttendeeEdited',
      {
        eventId: string;
        attendeeId: string;
        attendeeRole?: Change<AttendeeRole>;
        tags?: Change<string[]>;
        person?: Change<Partial<AttendeePerson>>;
      }
    >
  | Typed<
      'AttendeeDeleted',
      { eventId: string; was: Placement; isCheckedIn: boolean } & NewAttendee
    >
  /**
   * The key of this person is destroyed once this is projected: nothing of them can be read again.
   * Who had been removed before was nowhere.
   */
  | Typed<
      'AttendeeErased',
      { eventId: string; attendeeId: string; was: Placement | null; isCheckedIn: boolean }
    >
  | Typed<'AttendeeCheckedIn', { eventId: string; attendeeId: string }>
  | Typed<'AttendeeCheckedOut', { eventId: string; attendeeId: string }>
  | Typed<
      'AttendeeHeld',
      {
        eventId: string;
        attendeeId: string;
        reason: string | null;
        from: Extract<Placement, { in: 'pool' | 'seat' }>;
      }
    >
  | Typed<
      'AttendeeReleased',
      { eventId: string; attendeeId: string; was: Extract<Placement, { in: 'holding' }> }
    >
  /** Why somebody is held; since when stays as it was. */
  | Typed<
      'HoldReasonChanged',
      { eventId: string; attendeeId: string; reason: Change<string | null> }
    >
  | Typed<
      'TableAdded',
      {
        eventId: string;
        tableId: string;
        name: string;
        layout: TableLayout;
        endSeats: boolean;
        place: Place;
        seats: SeatAt[];
      }
    >
  | Typed<'TableRenamed', { eventId: string; tableId: string; before: string; after: string }>
  | Typed<
      'TableLayoutChanged',
      {
        eventId: string;
        tableId: string;
        layout: Change<TableLayout>;
        endSeats: Change<boolean>;
      } & Reshape
    >
  | Typed<'TableResized', { eventId: string; tableId: string; endSeats: Change<boolean> } & Reshape>
  | Typed<
      'TableEndSeatsSwitched',
      { eventId: string; tableId: string; endSeats: Change<boolean> } & Reshape
    >
  | Typed<'TableMoved', { eventId: string; tableId: string; before: Place; after: Place }>
  | Typed<
      'TableDeleted',
      {
        eventId: string;
        tableId: string;
        name: string;
        layout: TableLayout;
        endSeats: boolean;
        place: Place;
        seats: SeatAt[];
        displaced: Displaced[];
      }
    >
  | Typed<'SeatAssigned', { eventId: string; seatId: string; attendeeId: string; from: Placement }>
  | Typed<'SeatUnassigned', { eventId: string; seatId: string; attendeeId: string }>
  /** Two people changed seats: `a.attendeeId` sat on `a.seatId` and now sits on `b.seatId`. */
  | Typed<
      'SeatsSwapped',
      {
        eventId: string;
        a: { seatId: string; attendeeId: string };
        b: { seatId: string; attendeeId: string };
      }
    >
  /** Pairs of [seatId, attendeeId], all from the pool; `unassigned` counts who found no seat. */
  | Typed<
      'SeatsAutoAssigned',
      { eventId: string; assignments: [seatId: string, attendeeId: string][]; unassigned: number }
    >
  /** Several people took seats of one table in one step, from wherever each of them was. */
  | Typed<
      'PeopleSeatedTogether',
      {
        eventId: string;
        tableId: string;
        seated: { seatId: string; attendeeId: string; from: Placement }[];
      }
    >
  /** Several people were parked in one step, for one reason, from wherever each of them was. */
  | Typed<
      'PeopleHeldTogether',
      {
        eventId: string;
        /** The reason is told of each, so that it is sealed with each one's key. */
        held: {
          attendeeId: string;
          reason: string | null;
          from: Extract<Placement, { in: 'pool' | 'seat' }>;
        }[];
      }
    >
  /** Several people left their seats or the holding area in one step. */
  | Typed<
      'PeopleReturnedToPool',
      {
        eventId: string;
        returned: { attendeeId: string; from: Extract<Placement, { in: 'seat' | 'holding' }> }[];
      }
    >
  /**
   * A part of a change that is too large for one append. It has no effect before the change itself
   * is recorded, which is its last part.
   */
  | Typed<
      'ChangePartRecorded',
      { eventId: string; changeId: string; part: number; parts: number; piece: ChangePiece }
    >
  /**
   * The parts that were recorded of an import or a change come to nothing: it could not be
   * completed, or it begins anew.
   */
  | Typed<'PartsDiscarded', { eventId: string; changeId: string }>
  | PlanChanged;

/** The domain events that change a plan as a whole: each carries the difference that it makes. */
export type PlanChanged =
  /** A step was taken back, as far as nothing later stood in its way. */
  | Typed<'ChangeUndone', WholeChange & { of: string; inTurn: boolean }>
  /** An undo was taken back: what it had undone stands again. */
  | Typed<'ChangeRedone', WholeChange & { of: string }>
  /** The plan was made what it had been with the event of this revision, which happened at `asOf`. */
  | Typed<'MomentRestored', WholeChange & { revision: number; asOf: string }>
  /** People took the seats that they have in a saved arrangement; of a template, tables came. */
  | Typed<
      'ArrangementApplied',
      WholeChange & { arrangementId: string; name: string; asTemplate: boolean }
    >
  /** What was tried in a draft of the plan is so; of some tables alone where `tableIds` names them. */
  | Typed<'DraftTakenOver', WholeChange & { draftId: string; name: string; tableIds?: string[] }>
  /**
   * A draft begins as a copy of the plan that it is a draft of. A large one is copied in several of
   * these, each of which has its effect: all but the last say that there is `more` to come.
   */
  | Typed<
      'PlanCopied',
      WholeChange & { fromEventId: string; revision: number; nextOrder?: number; more?: true }
    >;

/**
 * `changeId` is what the parts of one change have in common. Of an undo, `of` is the step taken
 * back, by its command id, and `inTurn` says that it was the member's own last step, so that the
 * next undo goes on before it.
 */
type WholeChange = { eventId: string; changeId: string } & RecordedChange;

/** A table of a snapshot, with its seats: [seatId, position, x, y, attendeeId or null]. */
export type SnapshotTable = {
  tableId: string;
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  place: Place;
  seats: [seatId: string, position: number, x: number, y: number, attendeeId: string | null][];
};

type WholeArrangement = {
  arrangementId: string;
  eventId: string;
  tableId: string | null;
  name: string;
  description: string | null;
  isTemplate: boolean;
  isPublic: boolean;
  tables: SnapshotTable[];
  /** Names as they were at that moment, by attendee id. */
  person: { names: Record<string, string> };
};

/** Stream `arrangement-<id>`. */
export type ArrangementEvent =
  | Typed<'ArrangementSaved', WholeArrangement>
  | Typed<
      'ArrangementRenamed',
      {
        arrangementId: string;
        eventId: string;
        before: { name: string; description: string | null };
        after: { name: string; description: string | null };
      }
    >
  | Typed<'ArrangementShared', { arrangementId: string; eventId: string }>
  | Typed<'ArrangementUnshared', { arrangementId: string; eventId: string }>
  /** From here on it is among what other events can begin with. */
  | Typed<'ArrangementOfferedAsTemplate', { arrangementId: string; eventId: string }>
  | Typed<'ArrangementWithdrawnAsTemplate', { arrangementId: string; eventId: string }>
  | Typed<'ArrangementDeleted', { arrangementId: string; eventId: string; name: string }>
  /** A deletion was taken back: it is there again as it was, under the same link. */
  | Typed<'ArrangementRestored', WholeArrangement & { savedBy: string; savedAt: string }>;

export type MemberPerson = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

export type ProfileFields = {
  firstName: string | null;
  lastName: string | null;
  bio: string | null;
};

/** Stream `memberEmail-<hash>`. */
export type MemberEmailEvent =
  | Typed<'MemberEmailClaimed', { memberId: string }>
  /** The member has another address now: this one is free. */
  | Typed<'MemberEmailReleased', { memberId: string }>;

/** An account at a sign-in provider. */
export type MemberIdentity = { issuer: string; subject: string };

/** Stream `member-<id>`. */
export type MemberEvent =
  | Typed<
      'MemberRegistered',
      {
        memberId: string;
        via: 'signIn' | 'admin';
        membershipLevel: MembershipLevel;
        person: MemberPerson;
      }
    >
  | Typed<'MemberIdentityLinked', { memberId: string; person: MemberIdentity }>
  /** Nobody signs in as them until an identity is linked anew, by their address. */
  | Typed<
      'MemberIdentitiesUnlinked',
      { memberId: string; person: { identities: MemberIdentity[] } }
    >
  /** The provider has verified another address of theirs. */
  | Typed<'MemberEmailChanged', { memberId: string; person: Change<{ email: string }> }>
  | Typed<'MemberSignedIn', { memberId: string }>
  | Typed<'ProfileEdited', { memberId: string; person: Change<Partial<ProfileFields>> }>
  | Typed<
      'MemberMembershipChanged',
      { memberId: string; before: MembershipLevel; after: MembershipLevel }
    >
  /** Their key is destroyed once this is projected; the stream takes nothing more. */
  | Typed<'MemberErased', { memberId: string }>;

/** Stream `memberAccess-all`. */
export type MemberAccessEvent =
  | Typed<'MemberRoleChanged', { memberId: string; before: MemberRole; after: MemberRole }>
  | Typed<'MemberDeactivated', { memberId: string }>
  | Typed<'MemberReactivated', { memberId: string }>;

/** Stream `adminActions-<memberId>`. */
export type AdminActionEvent =
  | Typed<'UsersExported', { memberId: string; count: number }>
  | Typed<'UserDataExported', { memberId: string; targetUserId: string }>
  | Typed<'AuditExported', { memberId: string; format: AuditExportFormat; count: number }>
  /** `times`: as often again in the minute in which the first was recorded. Absent: once. */
  | Typed<'AdminAccessDenied', { memberId: string; operation: string; times?: number }>;

export type DomainEvent =
  | EventPlanEvent
  | ArrangementEvent
  | MemberEmailEvent
  | MemberEvent
  | MemberAccessEvent
  | AdminActionEvent;

export type DomainEventType = DomainEvent['type'];
export type DomainEventOf<T extends DomainEventType> = Extract<DomainEvent, { type: T }>;

/** Who did it, when and by which command. Address and user agent only where a person asked for it. */
export type EventMetadata = {
  commandId: string;
  /** The member who acted, or `system` for what the product does by itself. */
  actorId: string;
  /** ISO 8601, UTC. */
  at: string;
  ip?: string;
  userAgent?: string;
  undoOf?: string;
};

/** A position in the log, opaque; two positions of one store compare as text. */
export type Position = string;

/** A domain event as the log returns it. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? {
      id: string;
      stream: string;
      /** Place within its stream, from 0. */
      revision: bigint;
      position: Position;
      type: E['type'];
      data: E['data'];
      metadata: EventMetadata;
      /**
       * Why it cannot be read; its data and metadata are then as they are stored. Only readers of the
       * whole log meet such events: whoever reads a stream gets the error.
       */
      unreadable?: Error;
    }
  : never;

type Typed<T extends string, D> = { type: T; data: D };
