import type { z } from 'zod';
import type { Reply } from './attendees/replies.ts';
import type { AttendeePerson } from './entities/attendee.ts';
import type { CardDesignRow } from './entities/cardDesign.ts';
import type { GuestField } from './entities/guestField.ts';
import type { IssuedSheetRow } from './entities/issuedSheet.ts';
import type { Menu } from './entities/menu.ts';
import type { RoomBackground, RoomOutline } from './entities/room.ts';
import type { ProposalRow, ruleThen } from './entities/seatingProposal.ts';
import type { UserRow } from './entities/user.ts';
import type { ColumnMapping } from './imports/columns.ts';
import type { ChangePiece, ListedChange, RecordedChange, WholeObject } from './planChange.ts';
import type {
  Change,
  EventDetails,
  FloorObject,
  NewAttendee,
  Place,
  Placement,
  SeatAt,
  TableFacts,
} from './planFacts.ts';
import type { SeatingRule } from './seatingRules/seatingRules.ts';
import type {
  AttendeeRole,
  AuditExportFormat,
  MemberRole,
  MembershipLevel,
  TableLayout,
} from './vocabulary.ts';

/**
 * The domain events: one fact each, named in the past tense. They are the contract between the write side and
 * the projections. Once written they never change: a new shape is a new version with an upcaster.
 *
 * Two rules hold for all. Personal fields are inside a sub-object called `person`, so that the codec alone
 * can encrypt and forget them. An event that changes or removes something contains the previous value, so
 * that it can be undone.
 */

type In<Kind extends Placement['in']> = Extract<Placement, { in: Kind }>;

/** The event and the plan revision that a draft copied, and the draft's name. */
export type DraftOf = { eventId: string; revision: number; name: string };

/**
 * A reply, and where the person was. Whoever declines leaves that place. `leftSeatId` is the seat that they
 * gave up by declining, now or earlier.
 */
export type Replied = {
  attendeeId: string;
  before: Reply;
  after: Reply;
  from: Placement;
  leftSeatId?: string;
};

export type ImportSource = 'csv' | 'paste' | 'api';

/**
 * The source of a list: its kind, the fingerprint of its header, and the meaning of each column. Header and
 * columns are null for a list without columns.
 */
export type ListSource = {
  kind: 'csv' | 'paste' | 'xlsx' | 'vcard';
  headerPrint: string | null;
  mapping: ColumnMapping | null;
};

type Displaced = { attendeeId: string; seatId: string };
/** A change of a table's seats, and the people who lost theirs. */
type Reshape = { seats: Change<SeatAt[]>; displaced: Displaced[] };

/** The moves of a proposal, from seat to seat; null stands for the pool. */
export type ProposedMove = [attendeeId: string, fromSeatId: string | null, toSeatId: string | null];
/** A move of the seating with a smaller budget of moves. */
export type RungMove = [moveBudget: number, ...move: ProposedMove];

/**
 * The ids of rules that name somebody or something leaving the plan. The rules are shortened, or removed if
 * nothing is left of them. Earlier domain events contain the rules. Absent if there are none.
 */
export type RulesLosing = { shortened: string[]; removed: string[] };

/** The ids of the plus-ones whose host leaves. They stay, without a host. Absent if there are none. */
export type PlusOnesLosing = string[];

/** The changed fields of an attendee. */
export type PersonEdit = {
  attendeeId: string;
  attendeeRole?: Change<AttendeeRole>;
  tags?: Change<string[]>;
  isNamed?: Change<boolean>;
  person?: Change<Partial<AttendeePerson>>;
};

/** The parts of a custom field that can change. Its kind cannot. */
export type FieldTerms = Pick<GuestField, 'name' | 'choices'> & { place: number };

type OfAttendee = { eventId: string; attendeeId: string };
type OfTable = { eventId: string; tableId: string };
export type TableMove = { tableId: string } & Change<Place>;
type OfRule = { eventId: string; ruleId: string };
type OfObject = { eventId: string; objectId: string };
type OfArrangement = { arrangementId: string; eventId: string };

export type NewTable = TableFacts & { seats: SeatAt[] };
type TableWithSeats = { eventId: string } & NewTable;

/** Stream `eventPlan-<id>`. All events have `eventId`, so projectors need no stream name. */
export type EventPlanEvent =
  /** A draft is a plan with `draftOf`. */
  | Typed<
      'EventPlanCreated',
      { eventId: string; ownerId: string; details: EventDetails; draftOf?: DraftOf }
    >
  | Typed<
      'EventPlanEdited',
      {
        eventId: string;
        ownerId: string;
        /** For a draft: the event that it belongs to. */
        draftOf?: string;
      } & Change<Partial<EventDetails>>
    >
  | Typed<
      'EventPlanDeleted',
      { eventId: string; ownerId: string; details: EventDetails; draftOf?: string }
    >
  | Typed<
      'AttendeeAdded',
      {
        eventId: string;
        held: { reason: string | null } | null;
        /** The person's place among those added in the same step, from 0. Absent for a single person. */
        order?: number;
      } & NewAttendee
    >
  /**
   * One import in one or more parts. It takes effect with the last part (`part === parts - 1`).
   * `PartsDiscarded` cancels earlier parts; its `changeId` is then the import's id.
   */
  | Typed<
      'AttendeesImported',
      {
        eventId: string;
        importId: string;
        source: ImportSource;
        /** Absent in older imports, and in imports by an API client that does not give it. */
        list?: ListSource;
        part: number;
        parts: number;
        attendees: NewAttendee[];
      }
    >
  | Typed<'AttendeeEdited', { eventId: string; guestOf?: Change<string | null> } & PersonEdit>
  /** Edits at most 1,000 people. */
  | Typed<'PeopleEdited', { eventId: string; edits: PersonEdit[] }>
  | Typed<
      'AttendeeDeleted',
      {
        eventId: string;
        was: Placement;
        isCheckedIn: boolean;
        rules?: RulesLosing;
        plusOnes?: PlusOnesLosing;
      } & NewAttendee
    >
  /** Projecting this destroys the person's key for good. `was` is null if they had already been removed. */
  | Typed<
      'AttendeeErased',
      OfAttendee & {
        was: Placement | null;
        isCheckedIn: boolean;
        rules?: RulesLosing;
        plusOnes?: PlusOnesLosing;
      }
    >
  | Typed<'AttendeeCheckedIn', OfAttendee>
  | Typed<'AttendeeCheckedOut', OfAttendee>
  | Typed<'AttendeeHeld', OfAttendee & { reason: string | null; from: In<'pool' | 'seat'> }>
  | Typed<'AttendeeReleased', OfAttendee & { was: In<'holding'> }>
  /** Changes the reason of a hold, which continues. */
  | Typed<'HoldReasonChanged', OfAttendee & { reason: Change<string | null> }>
  /** Keeps somebody on their seat until they are unpinned. Moving them by hand needs a confirmation. */
  | Typed<'AttendeePinned', OfAttendee & { seatId: string }>
  /** Recorded alone, or before an event of the same step that frees a pinned person's seat. */
  | Typed<'AttendeeUnpinned', OfAttendee & { seatId: string }>
  /** At most 1,000 replies. */
  | Typed<'AttendeesReplied', { eventId: string; replies: Replied[] }>
  /**
   * `cleared`: the people whose choices left the menu. Earlier domain events contain these choices. Absent if
   * there are none.
   */
  | Typed<'MenuSet', { eventId: string; cleared?: string[] } & Change<Menu>>
  /** `place` is the field's place among those of the event, from 0. */
  | Typed<'FieldDefined', { eventId: string; place: number } & GuestField>
  /** `cleared`: the people whose choices left the field. Absent if there are none. */
  | Typed<
      'FieldChanged',
      { eventId: string; fieldId: string; cleared?: string[] } & Change<FieldTerms>
    >
  /** `cleared`: the people who had a value in the field. Earlier domain events contain these values. */
  | Typed<'FieldRetired', { eventId: string; place: number; cleared?: string[] } & GuestField>
  | Typed<'TableAdded', TableWithSeats>
  /** At most 500 tables with 5,000 seats, in the order in which they are listed. */
  | Typed<'TablesAdded', { eventId: string; tables: NewTable[] }>
  | Typed<'TableRenamed', OfTable & Change<string>>
  | Typed<
      'TableLayoutChanged',
      OfTable & { layout: Change<TableLayout>; endSeats: Change<boolean> } & Reshape
    >
  | Typed<'TableResized', OfTable & { endSeats: Change<boolean> } & Reshape>
  | Typed<'TableEndSeatsSwitched', OfTable & { endSeats: Change<boolean> } & Reshape>
  | Typed<'TableMoved', OfTable & Change<Place>>
  /** Several tables were moved in one step, each once. */
  | Typed<'TablesMoved', { eventId: string; moves: TableMove[] }>
  | Typed<'TableTagged', OfTable & Change<string[]>>
  | Typed<'TableDeleted', TableWithSeats & { displaced: Displaced[]; rules?: RulesLosing }>
  | Typed<'FloorObjectPlaced', OfObject & { object: FloorObject }>
  | Typed<'FloorObjectChanged', OfObject & Change<Partial<FloorObject>>>
  | Typed<'FloorObjectRemoved', OfObject & { object: FloorObject }>
  | Typed<'RoomOutlineSet', { eventId: string } & Change<RoomOutline | null>>
  | Typed<'BackgroundSet', { eventId: string } & Change<RoomBackground | null>>
  | Typed<'SeatAssigned', { eventId: string; seatId: string; attendeeId: string; from: Placement }>
  | Typed<'SeatUnassigned', { eventId: string; seatId: string; attendeeId: string }>
  /** Two people exchanged seats: `a.attendeeId` moved from `a.seatId` to `b.seatId`. */
  | Typed<
      'SeatsSwapped',
      {
        eventId: string;
        a: { seatId: string; attendeeId: string };
        b: { seatId: string; attendeeId: string };
      }
    >
  /**
   * Pairs of [seatId, attendeeId], all from the pool. `unassigned` counts people who got no seat. If the
   * seating engine found the seats: its version, its seed, and the number of iterations.
   */
  | Typed<
      'SeatsAutoAssigned',
      {
        eventId: string;
        assignments: [seatId: string, attendeeId: string][];
        unassigned: number;
        engine?: string;
        seed?: number;
        done?: number;
      }
    >
  /**
   * A proposal was taken, as far as it still fitted. `budget` is that of the rung that was taken, and `without`
   * the people who were left out on request.
   */
  | Typed<
      'SeatingProposalTaken',
      {
        eventId: string;
        proposalId: string;
        moves: ProposedMove[];
        budget: number | null;
        without: string[];
      }
    >
  /** Several people took seats of one table in one step, from any place. */
  | Typed<
      'PeopleSeatedTogether',
      {
        eventId: string;
        tableId: string;
        seated: { seatId: string; attendeeId: string; from: Placement }[];
      }
    >
  /** Several people were held in one step, for one reason, from any place. */
  | Typed<
      'PeopleHeldTogether',
      {
        eventId: string;
        /** The reason is repeated for each person and sealed with their key. */
        held: {
          attendeeId: string;
          reason: string | null;
          from: In<'pool' | 'seat'>;
        }[];
      }
    >
  /** Several people left seats or holding in one step. */
  | Typed<
      'PeopleReturnedToPool',
      {
        eventId: string;
        returned: { attendeeId: string; from: In<'seat' | 'holding'> }[];
      }
    >
  /** `order` is its place among the rules of the plan. */
  | Typed<'SeatingRuleAdded', OfRule & { order: number; rule: SeatingRule }>
  | Typed<'SeatingRuleChanged', OfRule & Change<SeatingRule>>
  | Typed<'SeatingRuleRemoved', OfRule & { rule: SeatingRule }>
  /**
   * A part of a change that is too large for one append. It has no effect before the change's last
   * part, which is the change itself.
   */
  | Typed<
      'ChangePartRecorded',
      { eventId: string; changeId: string; part: number; parts: number; piece: ChangePiece }
    >
  /** Cancels the recorded parts of an incomplete import or change. */
  | Typed<'PartsDiscarded', { eventId: string; changeId: string }>
  | PlanChanged;

/** Events that change a plan as a whole. Each contains the difference. */
export type PlanChanged =
  /** A step was undone, without what later steps had changed. */
  | Typed<'ChangeUndone', WholeChange & { of: string; inTurn: boolean }>
  /** An undo was undone. */
  | Typed<'ChangeRedone', WholeChange & { of: string; inTurn?: true }>
  /** The plan was restored to its state at this revision, recorded at `asOf`. */
  | Typed<'MomentRestored', WholeChange & { revision: number; asOf: string }>
  /** An arrangement was applied. A template also adds tables. */
  | Typed<
      'ArrangementApplied',
      WholeChange & { arrangementId: string; name: string; asTemplate: boolean }
    >
  /**
   * An import that also adds rules or pins, from the wishes in its list. With `isUpdate`, it also updates
   * people of the list who were already in the event.
   */
  | Typed<
      'GuestListImported',
      WholeChange & { source: ImportSource; list?: ListSource; isUpdate?: true }
    >
  /**
   * A guest list was compared with the people of the event, and merged. `changeId` is the import's id.
   * `listed` is kept for comparing the next list: see `ListedChange`.
   */
  | Typed<'GuestListMerged', WholeChange & { source: ListSource; listed: ListedChange[] }>
  /** A draft was taken over, or only the tables named by `tableIds`. */
  | Typed<'DraftTakenOver', WholeChange & { draftId: string; name: string; tableIds?: string[] }>
  /**
   * The initial copy of a draft. The log keeps `PlanCopiedByReference` and returns this. Older logs contain
   * the copy itself. A large plan has several of these events, each with its own effect; all but the last
   * have `more`.
   */
  | Typed<
      'PlanCopied',
      WholeChange & { fromEventId: string; revision: number; nextOrder?: number; more?: true }
    >;

/**
 * The parts of one change share `changeId`. For an undo or redo, `of` is the command id of the reversed step, and
 * `inTurn` means that undo reversed the member's own last step, so that the next undo continues before it.
 */
type WholeChange = { eventId: string; changeId: string } & RecordedChange;

/** A table of a snapshot with its seats: [seatId, position, x, y, attendeeId or null]. */
export type SnapshotTable = TableFacts & {
  seats: [seatId: string, position: number, x: number, y: number, attendeeId: string | null][];
};

/** The part of a plan that an arrangement keeps. */
export type SavedSeating = {
  tables: SnapshotTable[];
  /** The objects of the room. Absent for a single table, and in older events. */
  objects?: WholeObject[];
  /** The edge of the room. Absent for a single table, and in older events. */
  outline?: RoomOutline | null;
  /** The picture of the hall. Absent for a single table, and in older events. */
  background?: RoomBackground | null;
  /** The people pinned on their seats. Absent in older events. */
  pinnedIds?: string[];
};

type WholeArrangement = OfArrangement & {
  tableId: string | null;
  name: string;
  description: string | null;
  isTemplate: boolean;
  isPublic: boolean;
  /** Whether the public link shows the event. Absent in older events, and if nobody chose. */
  showsEvent?: boolean;
} & SavedSeating & {
    /** The names at that time, by attendee id. */
    person: { names: Record<string, string> };
  };

/** Stream `arrangement-<id>`. */
export type ArrangementEvent =
  | Typed<'ArrangementSaved', WholeArrangement>
  | Typed<
      'ArrangementRenamed',
      OfArrangement & Change<{ name: string; description: string | null }>
    >
  /** `showsEvent`: from now on the link shows the event. Absent in older events, whose links do not. */
  | Typed<'ArrangementShared', OfArrangement & { showsEvent?: boolean }>
  | Typed<'ArrangementUnshared', OfArrangement>
  /** The public link shows the event's name, date, place and status. */
  | Typed<'ArrangementEventShown', OfArrangement>
  | Typed<'ArrangementEventHidden', OfArrangement>
  /** Replaces the seating under the same link, by the present one, or again by the previous one. */
  | Typed<
      'ArrangementRefreshed',
      OfArrangement &
        SavedSeating & { takesBack: boolean; person: { names: Record<string, string> } }
    >
  /** Offers the arrangement to other events as a template. */
  | Typed<'ArrangementOfferedAsTemplate', OfArrangement>
  | Typed<'ArrangementWithdrawnAsTemplate', OfArrangement>
  | Typed<'ArrangementDeleted', OfArrangement & { name: string }>
  /** Restores a deleted arrangement unchanged, with the same link. */
  | Typed<'ArrangementRestored', WholeArrangement & { savedBy: string; savedAt: string }>;

type OfProposal = { proposalId: string; eventId: string };

/**
 * A part of a proposal that is too large for one event: some of its moves, and some of the rules at that
 * time.
 */
export type ProposalPart = {
  part: number;
  parts: number;
  moves: ProposedMove[];
  /** The moves for its smaller budgets. */
  rungMoves: RungMove[];
  rules: z.infer<typeof ruleThen>[];
};

/** Stream `seatingProposal-<id>`. Contains ids of people, but no names. */
export type SeatingProposalEvent =
  /** Has no effect before the last part, which is the proposal itself. */
  | Typed<'SeatingProposalPartRecorded', OfProposal & ProposalPart>
  /**
   * The seating engine's proposal for a plan as of `revision`. `inputHash` is a digest of the input. The same
   * input, options, engine, seed, `planned` and `done` give the same seats.
   */
  | Typed<
      'SeatingProposed',
      OfProposal &
        ProposalPart &
        Pick<
          ProposalRow,
          | 'revision'
          | 'options'
          | 'engine'
          | 'seed'
          | 'planned'
          | 'done'
          | 'inputHash'
          | 'before'
          | 'after'
          | 'rungs'
          | 'conflicts'
          | 'overFull'
        >
    >
  /** The proposal was taken, possibly without some people. `budget` is that of the rung that was taken. */
  | Typed<
      'SeatingProposalAccepted',
      OfProposal & { moved: number; without: string[]; budget: number | null }
    >
  | Typed<'SeatingProposalDiscarded', OfProposal>;

/** Stream `issuedSheets-<eventId>`. Not part of the plan, because paper that is out cannot be undone. */
export type IssuedSheetsEvent = Typed<
  'SheetIssued',
  Pick<IssuedSheetRow, 'eventId' | 'sheet' | 'to' | 'number' | 'revision' | 'printedAs'> & {
    issueId: string;
    /** Only if the sheet shows some of the tables. Absent in older events. */
    tableIds?: string[];
  }
>;

/**
 * Stream `cardDesigns-<eventId>`. A design is not part of the plan, because it does not depend on who sits
 * where. Its words are the organiser's and not personal, like the name of a table.
 */
export type CardDesignsEvent =
  /** Adds a design, or replaces it. `version` counts from 1. */
  | Typed<
      'CardDesignSaved',
      Pick<CardDesignRow, 'eventId' | 'name' | 'version' | 'design'> & { designId: string }
    >
  | Typed<
      'CardDesignDeleted',
      Pick<CardDesignRow, 'eventId' | 'name' | 'design'> & { designId: string }
    >;

export type MemberPerson = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>;

export type ProfileFields = Pick<UserRow, 'firstName' | 'lastName' | 'bio'>;

/** Stream `memberEmail-<hash>`. */
export type MemberEmailEvent =
  | Typed<'MemberEmailClaimed', { memberId: string }>
  /** Releases the address for others. */
  | Typed<'MemberEmailReleased', { memberId: string }>;

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
  /** Sign-in is impossible until a new identity is linked by the address. */
  | Typed<
      'MemberIdentitiesUnlinked',
      { memberId: string; person: { identities: MemberIdentity[] } }
    >
  /** The provider verified another address. */
  | Typed<'MemberEmailChanged', { memberId: string; person: Change<{ email: string }> }>
  | Typed<'MemberSignedIn', { memberId: string }>
  | Typed<'ProfileEdited', { memberId: string; person: Change<Partial<ProfileFields>> }>
  | Typed<'MemberMembershipChanged', { memberId: string } & Change<MembershipLevel>>
  /** Projecting it destroys the member's key. It is the stream's last event. */
  | Typed<'MemberErased', { memberId: string }>;

/** Stream `memberAccess-all`. */
export type MemberAccessEvent =
  | Typed<'MemberRoleChanged', { memberId: string } & Change<MemberRole>>
  | Typed<'MemberDeactivated', { memberId: string }>
  | Typed<'MemberReactivated', { memberId: string }>;

/** Stream `adminActions-<memberId>`. */
export type AdminActionEvent =
  | Typed<'UsersExported', { memberId: string; count: number }>
  | Typed<'UserDataExported', { memberId: string; targetUserId: string }>
  | Typed<'AuditExported', { memberId: string; format: AuditExportFormat; count: number }>
  /** `times`: the number of further refusals in the same minute as the first. Absent for a single refusal. */
  | Typed<
      'AdminAccessDenied',
      { memberId: string; operation: string; targetUserId?: string; times?: number }
    >;

export type DomainEvent =
  | EventPlanEvent
  | ArrangementEvent
  | SeatingProposalEvent
  | IssuedSheetsEvent
  | CardDesignsEvent
  | MemberEmailEvent
  | MemberEvent
  | MemberAccessEvent
  | AdminActionEvent;

export type DomainEventType = DomainEvent['type'];

/**
 * Recorded instead of the `PlanCopied` that begins a draft. Says only which plan was copied as of which
 * revision. Readers of the event log get the whole `PlanCopied`.
 */
export type PlanCopiedByReference = Typed<
  'PlanCopiedByReference',
  { eventId: string; fromEventId: string; revision: number }
>;

/** The events of the log. */
export type LoggedEvent = DomainEvent | PlanCopiedByReference;
export type DomainEventOf<T extends DomainEventType> = Extract<DomainEvent, { type: T }>;

/** The events that change the seats of a table. */
export type TableReshaped = DomainEventOf<
  'TableLayoutChanged' | 'TableResized' | 'TableEndSeatsSwitched'
>;

export type FieldEvent = DomainEventOf<'FieldDefined' | 'FieldChanged' | 'FieldRetired'>;

/** The author, time and command. Address and user agent only if a person caused it. */
export type EventMetadata = {
  commandId: string;
  /** The acting member, or `system` for the product itself. */
  actorId: string;
  /** ISO 8601, UTC. */
  at: string;
  ip?: string;
  userAgent?: string;
  undoOf?: string;
};

/** A position in the log. Opaque; positions of one store compare as text. */
export type Position = string;

export type RecordedEvent<E extends LoggedEvent = DomainEvent> = E extends LoggedEvent
  ? {
      id: string;
      stream: string;
      /** Position within its stream, from 0. */
      revision: bigint;
      position: Position;
      type: E['type'];
      data: E['data'];
      metadata: EventMetadata;
      /**
       * Why it cannot be read. Data and metadata are then as stored. Only reads of the whole log return such
       * events; reading a stream throws.
       */
      unreadable?: Error;
    }
  : never;

type Typed<T extends string, D> = { type: T; data: D };
