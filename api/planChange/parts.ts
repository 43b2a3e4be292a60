import {
  type ChangeLists,
  type ChangePiece,
  changeLists,
  type ListedChange,
  type PlanChange,
  type RecordedChange,
  seatsTakenBy,
  type WholeAttendee,
} from '../../schema/planChange.ts';
import type { Change } from '../../schema/planFacts.ts';
import { appendBytes } from '../core/appendBytes.ts';

/**
 * The size of a part in bytes. Even when sealed, a part stays well below EventStoreDB's limit for an append.
 */
const largestPart = 400_000;

/**
 * A change as the log keeps it: pieces in earlier parts, then the last part with the rest. `listed` is the
 * share of a merged list in the last part.
 */
export type ChangeInParts = {
  pieces: ChangePiece[];
  last: RecordedChange;
  listed: ListedChange[];
};

/**
 * Splits a change, and the contents of a merged list, into parts of at most `partBytes` each (see
 * `appendBytes`).
 */
export const changeInParts = (
  change: PlanChange,
  partBytes?: number,
  listed: readonly ListedChange[] = [],
): ChangeInParts => {
  const pieces = piecesOf(listsOf(change), listed, partBytes);
  const { listed: rest = [], ...last } = pieces.at(-1) ?? {};
  const earlier = pieces.slice(0, -1);
  return { pieces: earlier, last: lastPart(change, last, earlier.length + 1), listed: rest };
};

/** Records a change as one part, whatever its size. */
export const changeInOnePart = (change: PlanChange): RecordedChange =>
  lastPart(change, pieceOf(entriesOf(listsOf(change))), 1);

const listsOf = ({
  details: _,
  menu: __,
  fields: ___,
  room: ____,
  attendeesRemoved,
  ...lists
}: PlanChange): ChangeLists => ({
  ...lists,
  attendeesRemoved: attendeesRemoved.map(({ attendeeId, placement: was }) => ({ attendeeId, was })),
});

const lastPart = (
  { details, menu, fields, room, attendeesAdded, attendeesRemoved, attendeesChanged }: PlanChange,
  { attendeesAdded: arrivals = [], ...lists }: ChangePiece,
  parts: number,
): RecordedChange => ({
  part: parts - 1,
  parts,
  attendeesAdded: arrivals,
  change: {
    details,
    ...(menu && { menu }),
    ...(fields && { fields }),
    ...(room && { room }),
    ...noLists,
    ...lists,
    seatsTaken: seatsTakenBy(arrivals),
    checkedIn:
      checkedInAmong(attendeesAdded) -
      checkedInAmong(attendeesRemoved) +
      attendeesChanged.reduce((sum, { isCheckedIn }) => sum + moreOf(isCheckedIn), 0),
  },
});

const noLists = {
  attendeesRemoved: [],
  attendeesChanged: [],
  moved: [],
  tablesAdded: [],
  tablesRemoved: [],
  tablesChanged: [],
};

type Entry = { list: keyof ChangePiece; entry: unknown };

const entriesOf = (lists: ChangeLists): Entry[] =>
  changeLists.flatMap((list) => lists[list].map((entry): Entry => ({ list, entry })));

const piecesOf = (
  lists: ChangeLists,
  listed: readonly ListedChange[],
  partBytes: number | undefined,
): ChangePiece[] => {
  const entries = [
    ...entriesOf(lists),
    ...listed.map((entry): Entry => ({ list: 'listed', entry })),
  ];
  return inParts(entries, partBytes, ({ entry }) => appendBytes(entry)).map(pieceOf);
};

const pieceOf = (entries: readonly Entry[]): ChangePiece => {
  const piece: Partial<Record<keyof ChangePiece, unknown[]>> = {};
  for (const { list, entry } of entries) {
    piece[list] ??= [];
    piece[list].push(entry);
  }
  return piece as ChangePiece;
};

const checkedInAmong = (people: readonly WholeAttendee[]): number =>
  people.filter(({ isCheckedIn }) => isCheckedIn).length;

const moreOf = (change: Change<boolean> | undefined): number =>
  change ? Number(change.after) - Number(change.before) : 0;

/** Splits entries into lists of at most `partBytes` each. A single entry may exceed that. */
export const inParts = <T>(
  entries: readonly T[],
  partBytes = largestPart,
  bytesOf: (entry: T) => number = appendBytes,
): T[][] => {
  const bytes = Math.min(partBytes, largestPart);
  const parts: T[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = bytesOf(entry);
    const part = parts.at(-1);
    if (part && size <= room) part.push(entry);
    else {
      parts.push([entry]);
      room = bytes;
    }
    room -= size;
  }
  return parts;
};
