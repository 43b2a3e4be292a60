import { mostHeld, mostPresent } from '../../schema/presence.ts';
import type { PresenceRow } from './rows.ts';
import type { EventPresence, PresentMember } from './types.ts';

/** A list as those see it who may edit the event, and as those do who may only read it. */
export type PresenceList = { forEditors: EventPresence; forReaders: EventPresence };

/** Each member once, however many screens they have: there since the first, with all that they hold. */
const membersOf = (rows: readonly PresenceRow[]): PresentMember[] => {
  const members = new Map<string, PresentMember>();
  for (const { holding, expiresInMs: _, ...row } of rows) {
    const known = members.get(row.memberId);
    const held = new Set([...(known?.holdingAttendeeIds ?? []), ...holding]);
    const holdingAttendeeIds = [...held].slice(0, mostHeld);
    members.set(row.memberId, { ...(known ?? row), holdingAttendeeIds });
  }
  return [...members.values()].slice(0, mostPresent);
};

/** Who may only read an event is told first names. */
const withFirstNames = (member: PresentMember): PresentMember => ({
  ...member,
  lastName: null,
  imageUrl: null,
});

export const listOf = (rows: readonly PresenceRow[], number: number): PresenceList => {
  const present = membersOf(rows);
  const common = { position: String(number).padStart(12, '0'), resync: false };
  return {
    forEditors: { ...common, present },
    forReaders: { ...common, present: present.map(withFirstNames) },
  };
};
