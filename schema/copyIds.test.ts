import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { idInCopy, idOutOfCopy, isIdInPlan } from './copyIds.ts';
import { eventIdOfMarker, eventMarker } from './ids.ts';
import { anId } from './inputs/text.ts';

/** Like the ids of the write side, which this layer does not know. */
const newId = (): string => randomBytes(16).toString('base64url');

describe('ids of a draft', () => {
  it('lead back to the id in the live plan', () => {
    const [id, draftId] = [newId(), newId()];
    expect(idOutOfCopy(idInCopy(id, draftId))).toBe(id);
  });

  it('differ in each draft', () => {
    const id = newId();
    expect(idInCopy(id, newId())).not.toBe(idInCopy(id, newId()));
  });

  it('leave an id alone that belongs to no draft', () => {
    const id = newId();
    expect(idOutOfCopy(id)).toBe(id);
  });

  it('are valid ids, and need no escaping in an address', () => {
    const id = idInCopy(newId(), newId());
    expect(anId.safeParse(id).success).toBe(true);
    expect(encodeURIComponent(id)).toBe(id);
  });

  it('are distinguished from non-ids, like those of the live plan', () => {
    const id = newId();
    for (const inPlan of [id, idInCopy(id, newId())]) expect(isIdInPlan(inPlan)).toBe(true);
    for (const other of ['', 'Ada Byron', `${id}~`, `~${id}`, idInCopy(idInCopy(id, id), id)])
      expect(isIdInPlan(other)).toBe(false);
  });

  it('are never the id of an event: a draft itself has a plain one', () => {
    const draftId = newId();
    expect(eventIdOfMarker(eventMarker(draftId))).toBe(draftId);
    expect(eventIdOfMarker(eventMarker(idInCopy(newId(), draftId)))).toBeUndefined();
  });
});
