import type { Change } from '../../schema/domainEvents.ts';
import {
  type ChangeLists,
  type ChangePiece,
  type PlanChange,
  type RecordedChange,
  seatsTakenBy,
  type WholeAttendee,
} from '../../schema/planChange.ts';
import { appendBytes } from '../core/appendBytes.ts';

/** One part stays well below what an append may hold on EventStoreDB, also when it is sealed. */
export const largestPart = 400_000;

/** A change as the log keeps it: what its earlier parts hold, and the change itself, its last part. */
export type ChangeInParts = { pieces: ChangePiece[]; last: RecordedChange };

/** In the order in which they fill the parts: the lists that are long are rarely long together. */
const listNames = [
  'attendeesRemoved',
  'tablesRemoved',
  'tablesChanged',
  'tablesAdded',
  'attendeesAdded',
  'attendeesChanged',
  'moved',
] as const satisfies (keyof ChangeLists)[];

/** Splits a change into as many parts as its size asks for, and the log. */
export const changeInParts = (change: PlanChange, partBytes?: number): ChangeInParts => {
  const [last = {}, ...earlier] = piecesOf(listsOf(change), partBytes).reverse();
  return { pieces: earlier.reverse(), last: lastPart(change, last, earlier.length + 1) };
};

/** For a change that is known to be small enough. */
export const changeInOnePart = (change: PlanChange): RecordedChange =>
  lastPart(change, listsOf(change), 1);

const listsOf = ({ details: _, attendeesRemoved, ...lists }: PlanChange): ChangeLists => ({
  ...lists,
  attendeesRemoved: attendeesRemoved.map(({ attendeeId, placement: was }) => ({ attendeeId, was })),
});

const lastPart = (
  { details, attendeesAdded, attendeesRemoved, attendeesChanged }: PlanChange,
  { attendeesAdded: arrivals = [], ...lists }: ChangePiece,
  parts: number,
): RecordedChange => ({
  part: parts - 1,
  parts,
  attendeesAdded: arrivals,
  change: {
    details,
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

type Entry = { list: (typeof listNames)[number]; entry: unknown };

const piecesOf = (lists: ChangeLists, partBytes: number | undefined): ChangePiece[] => {
  const entries = listNames.flatMap((list) => lists[list].map((entry): Entry => ({ list, entry })));
  return inParts(entries, partBytes, ({ entry }) => appendBytes(entry)).map(pieceOf);
};

const pieceOf = (entries: readonly Entry[]): ChangePiece => {
  const piece: Partial<Record<keyof ChangeLists, unknown[]>> = {};
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

/** Splits entries into lists that stay below so many bytes each; one alone may exceed it. */
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
