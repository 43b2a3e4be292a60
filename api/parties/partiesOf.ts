import { partyKey } from '../../schema/attendees/parties.ts';
import type { Party } from '../../schema/entities/party.ts';

type Guest = { id: string; party: string | null };

/** The parties of a guest list, in the order of their first guests. */
export const partiesOf = (guests: readonly Guest[]): Party[] => {
  const parties = new Map<string, Party>();
  for (const { id, party } of guests) {
    const key = partyKey(party);
    if (party === null || key === '') continue;
    const known = parties.get(key);
    if (known) known.attendeeIds.push(id);
    else parties.set(key, { name: party, attendeeIds: [id] });
  }
  return [...parties.values()];
};
