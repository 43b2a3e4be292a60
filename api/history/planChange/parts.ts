import type { Change } from '../../../schema/domainEvents.ts';
import type { PlanChange, RecordedChange, WholeAttendee } from '../../../schema/planChange.ts';

/** One part stays well below the 1 MiB that an append may hold on EventStoreDB. */
export const partBytes = 400_000;

/** A change as the log keeps it, in as many parts as those who come ask for. */
export const recordedParts = ({
  attendeesAdded,
  attendeesRemoved,
  ...rest
}: PlanChange): RecordedChange[] => {
  const [last = [], ...before] = inParts(attendeesAdded, partBytes).reverse();
  const parts = before.length + 1;
  const change = {
    ...rest,
    attendeesRemoved: attendeesRemoved.map(({ attendeeId, placement: was }) => ({
      attendeeId,
      was,
    })),
    seatsTaken: attendeesAdded.flatMap(({ attendeeId, placement }): [string, string][] =>
      placement.in === 'seat' ? [[placement.seatId, attendeeId]] : [],
    ),
    checkedIn:
      checkedInAmong(attendeesAdded) -
      checkedInAmong(attendeesRemoved) +
      rest.attendeesChanged.reduce((sum, { isCheckedIn }) => sum + moreOf(isCheckedIn), 0),
  };
  return [
    ...before.reverse().map((people, part) => ({
      part,
      parts,
      attendeesAdded: people,
      change: null,
    })),
    { part: parts - 1, parts, attendeesAdded: last, change },
  ];
};

const checkedInAmong = (people: readonly WholeAttendee[]): number =>
  people.filter(({ isCheckedIn }) => isCheckedIn).length;

const moreOf = (change: Change<boolean> | undefined): number =>
  change ? Number(change.after) - Number(change.before) : 0;

/** Splits people into lists that stay below so many bytes of JSON each; one alone may exceed it. */
export const inParts = <T>(people: readonly T[], bytes: number): T[][] => {
  const parts: T[][] = [];
  let room = 0;
  for (const person of people) {
    const size = Buffer.byteLength(JSON.stringify(person));
    const part = parts.at(-1);
    if (part && size <= room) part.push(person);
    else {
      parts.push([person]);
      room = bytes;
    }
    room -= size;
  }
  return parts;
};
