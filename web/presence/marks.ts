import { atom } from 'jotai';
import { othersAtom, shortName } from './present.ts';

/** What somebody else does with a person, a seat or a table. */
export type Mark = {
  /** In their hand now, or changed by them a moment ago. */
  kind: 'held' | 'changed';
  tone: number;
  /** Of who does it; empty where that is not told, or would be too much to write. */
  name: string;
};

/** By the id of the person, seat or table. */
export type Marks = ReadonlyMap<string, Mark>;

/** Changed a moment ago. */
export const changedMarksAtom = atom<Marks>(new Map());

const heldMarksAtom = atom<Marks>(
  (get) =>
    new Map(
      get(othersAtom).flatMap((member) =>
        member.holdingAttendeeIds.map((id): [string, Mark] => [
          id,
          { kind: 'held', tone: member.colour, name: shortName(member) },
        ]),
      ),
    ),
);

/** What is held shows over what was changed. */
export const marksAtom = atom<Marks>(
  (get) => new Map([...get(changedMarksAtom), ...get(heldMarksAtom)]),
);

export const isSameMark = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a === b || (a?.kind === b?.kind && a?.tone === b?.tone && a?.name === b?.name);
