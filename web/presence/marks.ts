import { atom } from 'jotai';
import { otherMembersAtom, shortName } from './present.ts';

/** Another member's activity on an attendee, a seat or a table. */
export type Mark = {
  /** Held now, or changed a moment ago. */
  kind: 'held' | 'changed';
  tone: number;
  /** The member's name; empty if it is unknown, or if too many names would show. */
  name: string;
};

/** By the id of the attendee, seat or table. */
export type Marks = ReadonlyMap<string, Mark>;

export const changedMarksAtom = atom<Marks>(new Map());

const heldMarksAtom = atom<Marks>(
  (get) =>
    new Map(
      get(otherMembersAtom).flatMap((member) =>
        member.holdingAttendeeIds.map((id): [string, Mark] => [
          id,
          { kind: 'held', tone: member.colour, name: shortName(member) },
        ]),
      ),
    ),
);

/** A held mark overrides a changed mark. */
export const marksAtom = atom<Marks>(
  (get) => new Map([...get(changedMarksAtom), ...get(heldMarksAtom)]),
);

export const isSameMark = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a === b || (a?.kind === b?.kind && a?.tone === b?.tone && a?.name === b?.name);
