import type { Reply } from '../../attendees/replies.ts';
import type { SeatingRule } from '../../seatingRules/seatingRules.ts';

/** A person's wishes in an import. People are named by name or email address. */
export type Wishes = {
  togetherWith: string[];
  apartFrom: string[];
  /** The name of a place on the floor. */
  near: string | null;
  /** The name of a table. */
  table: string | null;
  /** Whether they are seated at the table at once, and pinned. */
  isPinned: boolean;
};

/** The wishes of the person at this index of the list, from 0. */
export type ListedWishes = { index: number } & Wishes;

export type WishField = Exclude<keyof Wishes, 'isPinned'>;

/** A person in the list or the plan. */
export type Someone = {
  id: string;
  name: string;
  company?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  /** The reply in the list. People who decline get no seat. */
  reply?: Reply | undefined;
};

export type PlanPerson = Someone & {
  seatId: string | null;
  isHeld: boolean;
  isPinned: boolean;
};

export type PlanTable = {
  id: string;
  name: string;
  /** By position, with their occupants. */
  seats: readonly { id: string; attendeeId: string | null }[];
};

/** The people, tables and rules that wishes may refer to. People and rules are in plan order. */
export type WishedPlan = {
  people: readonly PlanPerson[];
  tables: readonly PlanTable[];
  places: readonly { id: string; name: string }[];
  rules: readonly SeatingRule[];
};

/** Why an import with wishes is refused, for `wishMessage`. */
export type WishProblem = {
  /** The index of the person in the list; null for a problem of all wishes together. */
  index: number | null;
  field: WishField;
  kind: WishProblemKind;
  /** The text of the wish, or the person's name. Must not get into the log or stored answers. */
  words?: readonly string[];
};

export type WishProblemKind =
  | 'unknownPerson'
  | 'severalPeople'
  | 'oneself'
  | 'unknownPlace'
  | 'severalPlaces'
  | 'unknownTable'
  | 'severalTables'
  | 'tableFull'
  | 'otherTable'
  | 'apartAndTogether'
  | 'tooManyPeople'
  | 'tooManyRules'
  | 'tooManyPairs';

/** A wish whose names were found. `to` is the id of a person, place or table. */
export type Wish = { index: number; field: WishField; id: string; to: string; isPinned: boolean };

/** A seat that a person gets with the import, or already has and is pinned to. */
export type WishedSeat = { attendeeId: string; seatId: string };

/** The rules and pins that a list's wishes make. They can be recorded if there are no problems. */
export type Wished = {
  /** The rules that the plan lacks. */
  rules: SeatingRule[];
  seats: WishedSeat[];
  /** By index in the list: people to pin who sit elsewhere, are held, or decline. */
  staying: number[];
  problems: WishProblem[];
};
