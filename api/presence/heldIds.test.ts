import { expect, it } from 'vitest';
import { idInCopy } from '../../schema/copyIds.ts';
import { showPresenceInput } from '../../schema/inputs/presence.ts';
import { newId } from '../core/ids.ts';

const isTaken = (...holdingAttendeeIds: string[]): boolean =>
  showPresenceInput.safeParse({ eventId: newId(), clientId: newId(), holdingAttendeeIds }).success;

it('returns the ids of held people of a live plan and of a draft, and nothing else', () => {
  const id = newId();
  expect(isTaken(id, idInCopy(id, newId()))).toBe(true);
  for (const other of ['', 'Ada Byron', `${id}~`, `~${id}`, idInCopy(idInCopy(id, id), id)])
    expect(isTaken(other)).toBe(false);
});
