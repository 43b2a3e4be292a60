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
  /** They are seated at that table at once, and pinned. */
  isPinned: boolean;
};

/** The wishes of the person at this place of the list, from 0. */
export type ListedWishes = { index: number } & Wishes;

export type WishField = Exclude<keyof Wishes, 'isPinned'>;

/** Somebody of the list or of the plan. */
export type Someone = {
  id: string;
  name: string;
  company?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  /** From the list: a guest who declines takes no seat. */
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
  /** By position, with who sits there. */
  seats: readonly { id: string; attendeeId: string | null }[];
};

/** The people, tables and rules that wishes may name. People and rules are in the order of the plan. */
export type WishedPlan = {
  people: readonly PlanPerson[];
  tables: readonly PlanTable[];
  places: readonly { id: string; name: string }[];
  rules: readonly SeatingRule[];
};

/** Why an import with its wishes is refused, said by `wishMessage`. */
export type WishProblem = {
  /** The index of the wish's person in the list; null for all wishes together. */
  index: number | null;
  field: WishField;
  kind: WishProblemKind;
  /** The text of the wish, or its person. The log and stored answers must not contain it. */
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

/** A wish whose names are found. `to` is the id of a person, a place or a table. */
export type Wish = { index: number; field: WishField; id: string; to: string; isPinned: boolean };

/** A seat that somebody takes with the import, or has already and is pinned to. */
export type WishedSeat = { attendeeId: string; seatId: string };

/** The rules and pins that the wishes of a list make. Can be recorded where there are no problems. */
export type Wished = {
  /** The rules that the plan lacks. */
  rules: SeatingRule[];
  seats: WishedSeat[];
  /**
   * The people who were to be pinned but have a seat elsewhere, are held, or decline: by their index in
   * the list.
   */
  staying: number[];
  problems: WishProblem[];
};
