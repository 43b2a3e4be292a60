import { isDeclined } from '../../schema/attendees/replies.ts';
import type {
  ArrangementEvent,
  EventPlanEvent,
  PersonEdit,
  PlanChanged,
  TableReshaped,
} from '../../schema/domainEvents.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { RoomOutline } from '../../schema/entities/room.ts';
import type { WholeChange } from '../../schema/planChange.ts';
import type { Change, Placement } from '../../schema/planFacts.ts';
import { peopleMeantBy, type SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import type { Recorded } from '../engine/projector.ts';

type State = Record<string, unknown> | null;
export type HistoryStep = { previous: State; next: State };

/** Events in parts, which are recorded with their last part: see the projector. */
type InParts = 'AttendeesImported' | PlanChanged['type'] | 'ChangePartRecorded' | 'PartsDiscarded';
type StepType = Exclude<(EventPlanEvent | ArrangementEvent)['type'], InParts>;
type Steps = { readonly [T in StepType]: (event: Recorded<T>) => HistoryStep };

/** A person's place, without the reason of a hold, which may be personal. */
const placed = (attendeeId: string, placement: Placement) => ({
  attendeeId,
  in: placement.in,
  ...(placement.in === 'seat' && { seatId: placement.seatId }),
});
const inPool = { in: 'pool' } as const;
const inHolding = (attendeeId: string) => ({ attendeeId, in: 'holding' });
const onSeat = (seatId: string) => ({ in: 'seat', seatId }) as const;

type Reshaped = Recorded<TableReshaped['type']>;
/** The most people that a change or a rule names. */
const maxNamed = 20;

const reshaped = ({ data }: Reshaped): HistoryStep => {
  const { tableId, endSeats, seats, displaced } = data;
  const layout = 'layout' in data ? data.layout : undefined;
  const shape = (side: 'before' | 'after') => ({
    tableId,
    ...(layout && { layout: layout[side] }),
    capacity: seats[side].length,
    endSeats: endSeats[side],
  });
  return { previous: shape('before'), next: { ...shape('after'), displaced } };
};

/** `people` are those whom the rule names, as far as an entry can name them. */
const ruled = (ruleId: string, rule: SeatingRule) => ({
  ruleId,
  rule,
  people: peopleMeantBy(rule)
    .slice(0, maxNamed)
    .map((attendeeId) => ({ attendeeId })),
});

type Edit = PersonEdit & { guestOf?: Change<string | null> };

const edited = ({ attendeeId, attendeeRole, tags, guestOf, person }: Edit): HistoryStep => ({
  previous: {
    attendeeId,
    ...(attendeeRole && { attendeeRole: attendeeRole.before }),
  },
  next: {
    attendeeId,
    ...(attendeeRole && { attendeeRole: attendeeRole.after }),
    ...((person || tags || guestOf) && {
      fields: [
        ...Object.keys(person?.after ?? {}),
        ...(tags ? ['tags'] : []),
        ...(guestOf ? ['guestOf'] : []),
      ],
    }),
  },
});

const checked = ({ attendeeId }: { attendeeId: string }, isCheckedIn: boolean): HistoryStep => ({
  previous: { attendeeId, isCheckedIn: !isCheckedIn },
  next: { attendeeId, isCheckedIn },
});
const pinned = (
  { attendeeId, seatId }: { attendeeId: string; seatId: string },
  isPinned: boolean,
): HistoryStep => ({
  previous: { ...placed(attendeeId, onSeat(seatId)), isPinned: !isPinned },
  next: { ...placed(attendeeId, onSeat(seatId)), isPinned },
});
const switched = (name: 'isPublic' | 'isTemplate' | 'showsEvent', isOn: boolean): HistoryStep => ({
  previous: { [name]: !isOn },
  next: { [name]: isOn },
});

type TableWithSeats = Recorded<'TableAdded' | 'TableDeleted'>['data'];
const tableFacts = ({ tableId, name, layout, endSeats, place, seats }: TableWithSeats) => ({
  tableId,
  name,
  layout,
  endSeats,
  place,
  capacity: seats.length,
});

const menuFacts = ({ courses }: Menu) => ({
  courses: courses.map(({ name }) => name),
  options: sum(courses, ({ options }) => options.length),
});

const fieldFacts = ({ name, choices }: Pick<GuestField, 'name' | 'choices'>) => ({
  name,
  choices: choices.map((choice) => choice.name),
});

/** Records only the number of corners, because there may be many. */
const outlineFacts = (outline: RoomOutline | null) =>
  outline && { corners: outline.points.length, units: outline.units };

/** The draft, arrangement or moment that a change of the whole plan refers to. */
export const referenceOfChange = (event: RecordedPlanChange): Record<string, unknown> => {
  switch (event.type) {
    case 'ChangeUndone':
      return { of: event.data.of };
    case 'ChangeRedone':
      return { of: event.data.of, ...(event.data.inTurn && { inTurn: true }) };
    case 'MomentRestored':
      return { revision: event.data.revision, asOf: event.data.asOf };
    case 'ArrangementApplied':
      return { name: event.data.name, asTemplate: event.data.asTemplate };
    case 'GuestListImported':
      return { source: event.data.source, ...(event.data.isUpdate && { isUpdate: true }) };
    case 'GuestListMerged':
      return { source: event.data.source.kind };
    case 'DraftTakenOver':
      return { draftId: event.data.draftId, name: event.data.name };
    case 'PlanCopied':
      return { fromEventId: event.data.fromEventId, revision: event.data.revision };
  }
};

/** The step of a change of the whole plan: its reference, moved people, and differences. */
export const planChanged = (about: Record<string, unknown>, change: WholeChange): HistoryStep => {
  const { attendeesAdded, moved, attendeesRemoved, attendeesChanged } = change;
  const added = attendeesAdded.length;
  const { tablesAdded, tablesRemoved, tablesChanged } = change;
  const { rulesAdded, rulesRemoved, rulesChanged } = change;
  const rules = rulesAdded.length + rulesRemoved.length + rulesChanged.length;
  const named = moved.length <= maxNamed ? moved : [];
  const everyMoved = new Set(moved.map(({ attendeeId }) => attendeeId));
  return {
    previous: { named: named.map(({ attendeeId, from }) => placed(attendeeId, from)) },
    next: {
      ...about,
      named: named.map(({ attendeeId, to }) => placed(attendeeId, to)),
      added,
      removed: attendeesRemoved.length,
      edited: attendeesChanged.length,
      editedOnly: attendeesChanged.filter(({ attendeeId }) => !everyMoved.has(attendeeId)).length,
      moved: moved.length,
      tables: tablesAdded.length + tablesRemoved.length + tablesChanged.length,
      ...(rules > 0 && { rules }),
      ...(change.menu && { menu: true }),
      ...(change.fields && { fields: true }),
      ...(change.room && { room: true }),
      more: {
        attendees: added - attendeesRemoved.length,
        checkedIn: change.checkedIn,
        seats:
          seatsIn(tablesAdded) -
          seatsIn(tablesRemoved) +
          sum(tablesChanged, ({ seats }) => moreSeats(seats)),
        seated:
          sum(moved, ({ from, to }) => Number(to.in === 'seat') - Number(from.in === 'seat')) +
          change.seatsTaken.length -
          attendeesRemoved.filter(({ was }) => was.in === 'seat').length,
      },
    },
  };
};

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const seatsIn = (tables: readonly { seats: readonly unknown[] }[]): number =>
  sum(tables, ({ seats }) => seats.length);

const moreSeats = (seats: WholeChange['tablesChanged'][number]['seats']): number =>
  seats ? seats.after.length - seats.before.length : 0;

/**
 * The states before and after each step, in short: ids, numbers and words of the plan. Of personal fields,
 * only the names of the changed ones.
 */
export const historySteps: Steps = {
  EventPlanCreated: ({ data }) => ({ previous: null, next: data.details }),
  EventPlanEdited: ({ data }) => ({ previous: data.before, next: data.after }),
  EventPlanDeleted: ({ data }) => ({ previous: data.details, next: null }),
  AttendeeAdded: ({ data: { attendeeId, attendeeRole, held } }) => ({
    previous: null,
    next: { attendeeId, attendeeRole, in: held ? 'holding' : 'pool' },
  }),
  AttendeeEdited: ({ data }) => edited(data),
  PeopleEdited: ({ data: { edits } }) => {
    const steps = edits.map(edited);
    return {
      previous: { people: steps.map(({ previous }) => previous) },
      next: { people: steps.map(({ next }) => next) },
    };
  },
  AttendeeDeleted: ({ data: { attendeeId, attendeeRole, was, isCheckedIn } }) => ({
    previous: { ...placed(attendeeId, was), attendeeRole, isCheckedIn },
    next: null,
  }),
  AttendeeErased: ({ data: { attendeeId, was, isCheckedIn } }) => ({
    previous: was ? { ...placed(attendeeId, was), isCheckedIn } : { attendeeId },
    next: null,
  }),
  AttendeeCheckedIn: ({ data }) => checked(data, true),
  AttendeeCheckedOut: ({ data }) => checked(data, false),
  AttendeeHeld: ({ data: { attendeeId, from } }) => ({
    previous: placed(attendeeId, from),
    next: inHolding(attendeeId),
  }),
  AttendeeReleased: ({ data: { attendeeId } }) => ({
    previous: inHolding(attendeeId),
    next: placed(attendeeId, inPool),
  }),
  HoldReasonChanged: ({ data: { attendeeId } }) => ({
    previous: inHolding(attendeeId),
    next: { ...inHolding(attendeeId), fields: ['holdReason'] },
  }),
  AttendeePinned: ({ data }) => pinned(data, true),
  AttendeeUnpinned: ({ data }) => pinned(data, false),
  TableAdded: ({ data }) => ({ previous: null, next: tableFacts(data) }),
  TablesAdded: ({ data: { tables } }) => ({
    previous: null,
    next: {
      tables: tables.slice(0, maxNamed).map(({ tableId, name }) => ({ tableId, name })),
      count: tables.length,
      first: tables[0]?.name,
      last: tables.at(-1)?.name,
      more: { seats: seatsIn(tables) },
    },
  }),
  TableRenamed: ({ data: { tableId, before, after } }) => ({
    previous: { tableId, name: before },
    next: { tableId, name: after },
  }),
  TableLayoutChanged: reshaped,
  TableResized: reshaped,
  TableEndSeatsSwitched: reshaped,
  TableMoved: ({ data: { tableId, before, after } }) => ({
    previous: { tableId, place: before },
    next: { tableId, place: after },
  }),
  TablesMoved: ({ data: { moves } }) => ({
    previous: {
      tables: moves.slice(0, maxNamed).map(({ tableId, before }) => ({ tableId, place: before })),
    },
    next: {
      tables: moves.slice(0, maxNamed).map(({ tableId, after }) => ({ tableId, place: after })),
      count: moves.length,
    },
  }),
  TableTagged: ({ data: { tableId, before, after } }) => ({
    previous: { tableId, tags: before },
    next: { tableId, tags: after },
  }),
  TableDeleted: ({ data }) => ({
    previous: { ...tableFacts(data), displaced: data.displaced },
    next: null,
  }),
  FloorObjectPlaced: ({ data: { objectId, object } }) => ({
    previous: null,
    next: { objectId, ...object },
  }),
  FloorObjectChanged: ({ data: { objectId, before, after } }) => ({
    previous: { objectId, ...before },
    next: { objectId, ...after },
  }),
  FloorObjectRemoved: ({ data: { objectId, object } }) => ({
    previous: { objectId, ...object },
    next: null,
  }),
  RoomOutlineSet: ({ data: { before, after } }) => ({
    previous: outlineFacts(before),
    next: outlineFacts(after),
  }),
  BackgroundSet: ({ data: { before, after } }) => ({ previous: before, next: after }),
  AttendeesReplied: ({ data: { replies } }) => ({
    previous: {
      people: replies.map(({ attendeeId, before, from }) => ({
        ...placed(attendeeId, from),
        reply: before,
      })),
    },
    next: {
      people: replies.map(({ attendeeId, after, from }) => ({
        ...placed(attendeeId, isDeclined(after) ? inPool : from),
        reply: after,
      })),
      reply: replies[0]?.after,
    },
  }),
  MenuSet: ({ data: { before, after, cleared = [] } }) => ({
    previous: menuFacts(before),
    next: { ...menuFacts(after), ...(cleared.length > 0 && { cleared: cleared.length }) },
  }),
  FieldDefined: ({ data }) => ({ previous: null, next: fieldFacts(data) }),
  FieldChanged: ({ data: { before, after, cleared = [] } }) => ({
    previous: fieldFacts(before),
    next: { ...fieldFacts(after), ...(cleared.length > 0 && { cleared: cleared.length }) },
  }),
  FieldRetired: ({ data }) => ({
    previous: {
      ...fieldFacts(data),
      ...(data.cleared && { people: data.cleared.length }),
    },
    next: null,
  }),
  SeatAssigned: ({ data: { attendeeId, seatId, from } }) => ({
    previous: placed(attendeeId, from),
    next: placed(attendeeId, onSeat(seatId)),
  }),
  SeatUnassigned: ({ data: { attendeeId, seatId } }) => ({
    previous: placed(attendeeId, onSeat(seatId)),
    next: placed(attendeeId, inPool),
  }),
  SeatsSwapped: ({ data: { a, b } }) => ({
    previous: { a, b },
    next: {
      a: { seatId: b.seatId, attendeeId: a.attendeeId },
      b: { seatId: a.seatId, attendeeId: b.attendeeId },
    },
  }),
  SeatsAutoAssigned: ({ data: { assignments, unassigned } }) => ({
    previous: null,
    next: { assigned: assignments.length, unassigned },
  }),
  SeatingProposalTaken: ({ data: { proposalId, moves } }) => ({
    previous: null,
    next: {
      proposalId,
      moved: moves.length,
      more: { seated: sum(moves, ([, from, to]) => Number(to !== null) - Number(from !== null)) },
    },
  }),
  PeopleSeatedTogether: ({ data: { tableId, seated } }) => ({
    previous: { people: seated.map(({ attendeeId, from }) => placed(attendeeId, from)) },
    next: {
      tableId,
      people: seated.map(({ attendeeId, seatId }) => placed(attendeeId, onSeat(seatId))),
    },
  }),
  PeopleHeldTogether: ({ data: { held } }) => ({
    previous: { people: held.map(({ attendeeId, from }) => placed(attendeeId, from)) },
    next: { people: held.map(({ attendeeId }) => inHolding(attendeeId)) },
  }),
  PeopleReturnedToPool: ({ data: { returned } }) => ({
    previous: { people: returned.map(({ attendeeId, from }) => placed(attendeeId, from)) },
    next: { people: returned.map(({ attendeeId }) => placed(attendeeId, inPool)) },
  }),
  SeatingRuleAdded: ({ data }) => ({ previous: null, next: ruled(data.ruleId, data.rule) }),
  SeatingRuleChanged: ({ data: { ruleId, before, after } }) => ({
    previous: ruled(ruleId, before),
    next: ruled(ruleId, after),
  }),
  SeatingRuleRemoved: ({ data }) => ({ previous: ruled(data.ruleId, data.rule), next: null }),
  ArrangementSaved: ({ data: { name, tableId, isPublic, tables } }) => ({
    previous: null,
    next: { name, tableId, isPublic, tables: tables.length },
  }),
  ArrangementRenamed: ({ data: { before, after } }) => ({ previous: before, next: after }),
  ArrangementShared: () => switched('isPublic', true),
  ArrangementUnshared: () => switched('isPublic', false),
  ArrangementEventShown: () => switched('showsEvent', true),
  ArrangementEventHidden: () => switched('showsEvent', false),
  ArrangementRefreshed: ({ data: { takesBack, tables } }) => ({
    previous: null,
    next: { takesBack, tables: tables.length },
  }),
  ArrangementOfferedAsTemplate: () => switched('isTemplate', true),
  ArrangementWithdrawnAsTemplate: () => switched('isTemplate', false),
  ArrangementDeleted: ({ data: { name } }) => ({ previous: { name }, next: null }),
  ArrangementRestored: ({ data: { name } }) => ({ previous: null, next: { name } }),
};
