import { maxHeld, maxPresent } from '../../schema/presence.ts';
import type { PresenceRow } from './rows.ts';
import type { EventPresence, PresentMember } from './types.ts';

/** The same list for editors and for readers of the event. */
export type PresenceList = { forEditors: EventPresence; forReaders: EventPresence };

/** Merges a member's screens: present since the first one, with everything that any of them holds. */
const membersOf = (rows: readonly PresenceRow[]): PresentMember[] => {
  const members = new Map<string, PresentMember>();
  for (const { holding, expiresInMs: _, ...row } of rows) {
    const known = members.get(row.memberId);
    const held = new Set([...(known?.holdingAttendeeIds ?? []), ...holding]);
    const holdingAttendeeIds = [...held].slice(0, maxHeld);
    members.set(row.memberId, { ...(known ?? row), holdingAttendeeIds });
  }
  return [...members.values()].slice(0, maxPresent);
};

/** Readers see first names only. */
const withFirstNames = (member: PresentMember): PresentMember => ({
  ...member,
  lastName: null,
  imageUrl: null,
});

/** Makes the lists for editors and readers. `number` orders the lists. */
export const listOf = (rows: readonly PresenceRow[], number: number): PresenceList => {
  const present = membersOf(rows);
  const common = { position: String(number).padStart(12, '0'), resync: false };
  return {
    forEditors: { ...common, present },
    forReaders: { ...common, present: present.map(withFirstNames) },
  };
};
