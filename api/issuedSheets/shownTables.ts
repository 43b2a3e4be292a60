import type { SheetKind } from '../../schema/vocabulary.ts';
import type { ActivePlan, AttendeeState, TableState } from '../eventPlans/state.ts';

/** A text that a sheet shows at a table. Equal texts look alike on paper. */
export type ShownPlace = { text: string; position: number | null; name: string | null };

export type ShownTable = {
  name: string;
  order: number;
  /**
   * The table's contents, each by a key: seats, people, the heading. Computed on first use, and never for
   * tables that two plans share.
   */
  places: () => ReadonlyMap<string, ShownPlace>;
};

/** The contents of a sheet for a plan. */
export type Shown = {
  tables: Map<string, ShownTable>;
  /** The contents outside of tables, by key. */
  elsewhere: Map<string, string>;
};

/** The key of a table's heading among its contents. */
export const headingKey = 'heading';

/** Contents as text. Equal texts look alike on paper. */
export const shownText = (shown: unknown): string => JSON.stringify(shown);

export type Guest = Pick<AttendeeState, 'person' | 'reply' | 'guestOf' | 'placement'>;
export type GuestText = (guest: Guest, position: number | null) => unknown;

export type TablesShown = {
  guest?: GuestText;
  table: (table: TableState) => unknown;
  /** Whether to include tables where nobody sits. */
  withEmpty?: boolean;
  /** Set if the number of a person's seat is not shown, so that seats within a table may be swapped. */
  byPerson?: boolean;
  /** The chosen options, so that the cached contents of different choices stay apart. */
  choice?: string;
  /** What the texts of guests depend on, besides the guest. */
  of?: object | string;
};

type Occupant = { attendeeId: string; guest: AttendeeState };
type Sitting = { position: number; occupant: Occupant };
type KnownTable = { heading: string; of: unknown; sitting: readonly Sitting[]; shown: ShownTable };

/**
 * The last contents of each table, by sheet and choice. They stay the same object while the same people sit
 * there, so that plans that share a table compare quickly. They are released with the plan that has the
 * table, so an erased person does not remain in them.
 */
const knownTables = new WeakMap<TableState, Map<string, KnownTable>>();

const isSame = (one: readonly Sitting[], other: readonly Sitting[]): boolean =>
  one.length === other.length &&
  one.every(({ position, occupant }, nth) => {
    const also = other[nth];
    return occupant.guest === also?.occupant.guest && position === also.position;
  });

/** The tables on a sheet, by id. */
export const tablesShown = (
  sheet: SheetKind,
  plan: ActivePlan,
  { guest, table: tableText, withEmpty = false, byPerson = false, choice = '', of }: TablesShown,
): Shown['tables'] => {
  const kind = `${sheet} ${choice}`;
  const tables = new Map<string, ShownTable>();
  const seated = guest ? seatedIn(plan) : nobody;
  for (const [tableId, table] of plan.tables) {
    const sitting = sittingAt(seated, table);
    if (sitting.length === 0 && !withEmpty) continue;
    const heading = shownText(tableText(table));
    const known = knownTables.get(table) ?? new Map<string, KnownTable>();
    const last = known.get(kind);
    if (last && last.heading === heading && last.of === of && isSame(last.sitting, sitting)) {
      tables.set(tableId, last.shown);
      continue;
    }
    const placeOf = ({ position, occupant: { attendeeId, guest: one } }: Sitting) => {
      const place = { text: shownText(guest?.(one, position)), name: one.person.name };
      return byPerson
        ? ([attendeeId, { ...place, position: null }] as const)
        : ([String(position), { ...place, position }] as const);
    };
    let places: ReadonlyMap<string, ShownPlace> | undefined;
    const shown: ShownTable = {
      name: table.name,
      order: table.order,
      places: () => {
        places ??= new Map([headingOf(heading), ...sitting.map(placeOf)]);
        return places;
      },
    };
    known.set(kind, { heading, of, sitting, shown });
    knownTables.set(table, known);
    tables.set(tableId, shown);
  }
  return tables;
};

/** A table's heading, which is no seat and names nobody. */
const headingOf = (heading: string): [string, ShownPlace] => [
  headingKey,
  { text: heading, position: null, name: null },
];

type Seated = ReadonlyMap<string, Occupant>;

const nobody: Seated = new Map();

/** The occupants by seat. Going through all people once is faster than looking each one up. */
const seatedIn = ({ attendees }: ActivePlan): Seated => {
  const seated = new Map<string, Occupant>();
  attendees.forEach((guest, attendeeId) => {
    if (guest.placement.in === 'seat') seated.set(guest.placement.seatId, { attendeeId, guest });
  });
  return seated;
};

const sittingAt = (seated: Seated, { seatIds }: TableState): Sitting[] => {
  const sitting: Sitting[] = [];
  seatIds.forEach((seatId, nth) => {
    const occupant = seated.get(seatId);
    if (occupant) sitting.push({ position: nth + 1, occupant });
  });
  return sitting;
};

/** The people without a seat, as a list or a set of cards shows them. */
export const seatless = (plan: ActivePlan, guest: GuestText): [string, string][] =>
  [...plan.attendees].flatMap(([id, one]): [string, string][] =>
    one.placement.in === 'seat' ? [] : [[`person ${id}`, shownText(guest(one, null))]],
  );
