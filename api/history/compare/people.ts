import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeclined } from '../../../schema/attendees/replies.ts';
import type { PersonDifference, Whereabouts } from '../../../schema/entities/comparison.ts';
import { placementKindOf } from '../../../schema/entities/placement.ts';
import type {
  AttendeeChange,
  Move,
  PlanChange,
  WholeAttendee,
} from '../../../schema/planChange.ts';
import type { Placement } from '../../../schema/planFacts.ts';
import { seatNamed } from '../../eventPlans/seatNamed.ts';
import { type ActivePlan, attendeeOf } from '../../eventPlans/state.ts';

/** The number of people to compare at a time, about ten milliseconds of work. */
const atATime = 500;

/** Maps a list in chunks and yields to the event loop between them. */
const mappedInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atATime) {
    await nextTurn();
    results.push(...items.slice(from, from + atATime).map(map));
  }
  return results;
};

type Placed = Pick<WholeAttendee, 'placement' | 'reply'>;

/** A person's place as comparisons return it, with the names of its seat and table in the plan. */
const whereaboutsOf = (plan: ActivePlan, { placement, reply = 'none' }: Placed): Whereabouts => ({
  in: placementKindOf(placement),
  ...seatNamed(plan, placement),
  declined: placement.in === 'pool' && isDeclined(reply),
});

/** The people who differ: those who joined, those who left, then those who stayed, each group by order. */
export const peopleDifferences = async (
  { attendeesAdded, attendeesRemoved, attendeesChanged, moved }: PlanChange,
  from: ActivePlan,
  to: ActivePlan,
  tableIds: ReadonlySet<string> | null,
): Promise<PersonDifference[]> => {
  const movesById = new Map(moved.map((move) => [move.attendeeId, move]));
  const changesById = new Map(attendeesChanged.map((change) => [change.attendeeId, change]));
  const ids = [...new Set([...movesById.keys(), ...changesById.keys()])];
  const stayed = await mappedInTurns(ids, (id) =>
    stayedOn(id, from, to, movesById.get(id), changesById.get(id)),
  );
  stayed.sort((one, other) => orderIn(to, one) - orderIn(to, other));
  const differences = [
    ...attendeesAdded.map(
      (one): PersonDifference => ({
        ...inOnePlan(one),
        kind: 'joined',
        to: whereaboutsOf(to, one),
      }),
    ),
    ...attendeesRemoved.map(
      (one): PersonDifference => ({
        ...inOnePlan(one),
        kind: 'left',
        from: whereaboutsOf(from, one),
      }),
    ),
    ...withSwaps(stayed),
  ];
  return tableIds ? differences.filter(sitsAt(tableIds)) : differences;
};

const orderIn = (plan: ActivePlan, { attendeeId }: PersonDifference): number =>
  attendeeOf(plan, attendeeId).order;

const sitsAt =
  (tableIds: ReadonlySet<string>) =>
  ({ from, to }: PersonDifference): boolean =>
    tableIds.has(from?.tableId ?? '') || tableIds.has(to?.tableId ?? '');

type Known = Pick<WholeAttendee, 'person' | 'attendeeRole'>;

const knownAs = (attendeeId: string, { person, attendeeRole }: Known) => ({
  attendeeId,
  name: person.name,
  company: person.company,
  attendeeRole,
});

const inOnePlan = (attendee: WholeAttendee) => ({
  ...knownAs(attendee.attendeeId, attendee),
  from: null,
  to: null,
  swappedWith: null,
  fields: [],
});

const stayedOn = (
  attendeeId: string,
  from: ActivePlan,
  to: ActivePlan,
  move: Move | undefined,
  change: AttendeeChange | undefined,
): PersonDifference => {
  const was = attendeeOf(from, attendeeId);
  const is = attendeeOf(to, attendeeId);
  return {
    ...knownAs(attendeeId, is),
    kind: move && isElsewhere(move) ? 'moved' : 'changed',
    from: whereaboutsOf(from, was),
    to: whereaboutsOf(to, is),
    swappedWith: null,
    fields: [...fieldsOf(change), ...holdFields(move)],
  };
};

/** Whether somebody moved. A new reason or time of a hold is no move. */
const isElsewhere = ({ from, to }: Move): boolean => from.in !== to.in || from.in === 'seat';

const fieldsOf = (change: AttendeeChange | undefined): string[] => {
  if (!change) return [];
  // `leftSeatId` only repeats that they declined, and `isNamed` that they have a new name.
  const { attendeeId: _, leftSeatId: __, isNamed: ___, person, ...others } = change;
  return [...Object.keys(person?.after ?? {}), ...Object.keys(others)];
};

const holdFields = (move: Move | undefined): string[] => {
  if (!move || isElsewhere(move)) return [];
  type Held = Extract<Placement, { in: 'holding' }>;
  const [was, is] = [move.from as Held, move.to as Held];
  return [
    ...(was.reason === is.reason ? [] : ['holdReason']),
    ...(was.since === is.since ? [] : ['heldSince']),
  ];
};

/** Marks two people who have exchanged seats. */
const withSwaps = (people: readonly PersonDifference[]): PersonDifference[] => {
  const takenBy = new Map(
    people.flatMap((person) => (person.to?.seatId ? [[person.to.seatId, person]] : [])),
  );
  return people.map((person) => {
    const { from, to } = person;
    const other = from?.seatId ? takenBy.get(from.seatId) : undefined;
    const isSwap =
      other !== undefined &&
      other.attendeeId !== person.attendeeId &&
      other.from?.seatId === to?.seatId;
    return isSwap && to?.seatId ? { ...person, swappedWith: other.attendeeId } : person;
  });
};
