import type { EventDetails } from '../../../schema/domainEvents.ts';
import type { AttendeeRole, TableLayout } from '../../../schema/vocabulary.ts';

/** Where somebody is in one of the two plans; of a seat, what its table is called there. */
export type Whereabouts = {
  in: 'pool' | 'seated' | 'holding';
  tableId: string | null;
  tableName: string | null;
  seatId: string | null;
  position: number | null;
};

export const waysToDiffer = ['joined', 'left', 'moved', 'changed'] as const;
export type WayToDiffer = (typeof waysToDiffer)[number];

/** Somebody who differs, each once: who moved and is also changed counts as moved, with `fields`. */
export type PersonDifference = {
  attendeeId: string;
  /** As in the second plan; of who left, as in the first. */
  name: string;
  company: string | null;
  attendeeRole: AttendeeRole;
  kind: WayToDiffer;
  /** Null where they are not in the first plan. */
  from: Whereabouts | null;
  /** Null where they are not in the second plan. */
  to: Whereabouts | null;
  /** Who has their seat now, and they theirs. */
  swappedWith: string | null;
  /** Which of their fields differ: never what these say. */
  fields: string[];
};

export type TableFacts = {
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  capacity: number;
  x: number;
  y: number;
  rotation: number;
};

export const tableAspects = [
  'name',
  'moved',
  'turned',
  'layout',
  'endSeats',
  'capacity',
  'seats',
] as const;
export type TableAspect = (typeof tableAspects)[number];

export type TableDifference = {
  tableId: string;
  kind: 'added' | 'removed' | 'changed';
  before: TableFacts | null;
  after: TableFacts | null;
  /** What of a table that stays differs; `seats` where they stand otherwise, and are as many. */
  changes: TableAspect[];
};

export type DetailDifference = {
  field: keyof EventDetails;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
};

export type PlanCounts = {
  people: number;
  seated: number;
  pool: number;
  holding: number;
  checkedIn: number;
  tables: number;
  seats: number;
};

export const cardReasons = ['newlySeated', 'name', 'company', 'table', 'seat'] as const;
export type CardReason = (typeof cardReasons)[number];

/** A place card of the second plan that the first one's will not do for. */
export type NewPlaceCard = {
  attendeeId: string;
  name: string;
  company: string | null;
  tableName: string;
  position: number;
  reasons: CardReason[];
};

export const tableCardReasons = ['newTable', 'name', 'event'] as const;
export type TableCardReason = (typeof tableCardReasons)[number];

/** A table card of the second plan that the first one's will not do for. */
export type NewTableCard = { tableId: string; name: string; reasons: TableCardReason[] };

/** All that a screen or a list tells of the difference of two plans. */
export type Comparison = {
  people: PersonDifference[];
  tables: TableDifference[];
  details: DetailDifference[];
  counts: { from: PlanCounts; to: PlanCounts };
  placeCards: NewPlaceCard[];
  tableCards: NewTableCard[];
};
