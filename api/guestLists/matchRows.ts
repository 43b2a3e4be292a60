import {
  type Cells,
  cellOf,
  isSameCell,
  type ListedField,
  type ListRow,
} from '../../schema/guestLists/cells.ts';
import { mayBeSamePerson } from '../../schema/imports/duplicates.ts';
import { hostNames, isUnnamedGuest } from '../../schema/imports/hosts.ts';
import { folded } from '../../schema/text/folding.ts';

/** A person in the event, with every field that a list can have. */
export type Present = { attendeeId: string; here: Cells };

/** A person in the event: their present cells, and the latest ones of their list. */
export type Known = Present & { base: Cells | undefined };

/** The person whom a row is about. */
export type Who =
  | { is: 'known'; attendeeId: string }
  | { is: 'newcomer' }
  /** The row equals an earlier one. */
  | { is: 'repeated'; row: number }
  /**
   * The row may be about several people, or several rows may be about one person; `row` is an earlier one.
   * Rows that may be about the same many people share one list of them.
   */
  | { is: 'unclear'; candidates: readonly string[]; row: number | null };

/** With more people than this under one key, nothing tells them apart, and choosing one would be a guess. */
const mostAlike = 20;

type Key = (cells: Cells) => string;

/** The keys that identify a person, the surest first. Empty keys are ignored. */
const keysBy = (fold: (text: string) => string, unnamed: ReadonlySet<Cells>): readonly Key[] => [
  ({ externalId }) => externalId ?? '',
  ({ email }) => fold(email ?? ''),
  (cells) => {
    const { name, company } = cells;
    return name && !unnamed.has(cells) ? JSON.stringify([fold(name), fold(company ?? '')]) : '';
  },
];

/** The cells of unnamed guests, who cannot be identified by name. */
const unnamedIn = (rows: readonly ListRow[], people: readonly Known[]): Set<Cells> => {
  const ofRows = rows.flatMap((row) => (isUnnamedRow(row) ? [row.cells] : []));
  const ofPeople = people.flatMap(({ here, base }) =>
    [here, base].flatMap((cells) =>
      cells && isUnnamedGuest({ name: cells.name ?? '', guestOf: here.guestOf }) ? [cells] : [],
    ),
  );
  return new Set([...ofRows, ...ofPeople]);
};

const isUnnamedRow = ({ cells: { name }, guestOf }: ListRow): boolean =>
  isUnnamedGuest({ name, guestOf });

/** Includes guests who got a name here, because their list still has them without one. */
const wasUnnamed = ({ here, base }: Known): boolean =>
  [here, base].some((cells) => isUnnamedGuest({ name: cells?.name ?? '', guestOf: here.guestOf }));

/** Creates a function that takes the host's first guest who may be meant, and whom no other row is about. */
const guestsOfHosts = (
  rows: readonly ListRow[],
  people: readonly Known[],
  claimed: ReadonlySet<string>,
) => {
  const hostOf = hostNames([
    ...people.map(({ attendeeId: id, here: { name = '', email } }) => ({ id, name, email })),
    ...rows.map(({ cells: { name, email } }) => ({ name, email })),
  ]);
  const guests = new Map<string, Known[]>();
  for (const person of people) {
    if (claimed.has(person.attendeeId) || !wasUnnamed(person)) continue;
    const host = hostOf(person.here.guestOf ?? '');
    guests.set(host, [...(guests.get(host) ?? []), person]);
  }
  return ({ guestOf }: ListRow, mayBe: (guest: Known) => boolean): Who | undefined => {
    const ofHost = guests.get(hostOf(guestOf ?? '')) ?? [];
    const at = ofHost.findIndex(mayBe);
    const [guest] = at < 0 ? [] : ofHost.splice(at, 1);
    return guest && { is: 'known', attendeeId: guest.attendeeId };
  };
};

/** Folds each text once, because people, their latest cells and the rows share most texts. */
const foldingOnce = (): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? folded(text);
    known.set(text, found);
    return found;
  };
};

/**
 * Finds the person that each row is about: by external id, otherwise by email address, otherwise by name and
 * company. A person's latest cells in the list count too. Unnamed guests are found by their host. Never guesses:
 * if two people, or two rows, have the same key, the result is unclear.
 */
export const matchRows = (
  rows: readonly ListRow[],
  people: readonly Known[],
  fields: readonly ListedField[],
): Who[] => {
  const unnamed = unnamedIn(rows, people);
  const keys = keysBy(foldingOnce(), unnamed);
  const byId = new Map(people.map((person) => [person.attendeeId, person]));
  const isAsLast = ({ cells }: ListRow, id: string): boolean => {
    const base = byId.get(id)?.base;
    return base !== undefined && isAsBase(cells, base, fields);
  };
  const found: (Who | undefined)[] = repeatedRows(rows, fields, unnamed);
  const claimed = new Set<string>();
  for (const key of keys) {
    const index = indexOf(people, key);
    const wanted = rows.map((row, n): readonly string[] => {
      const text = found[n] ? '' : key(row.cells);
      const alike = index.get(text) ?? [];
      if (alike.length > mostAlike) return alike;
      const all = alike.filter((id) => mayBeSamePerson(row.cells, byId.get(id)?.here));
      return likeliest(all, [(id) => !claimed.has(id), (id) => isAsLast(row, id)]);
    });
    const claims = claimsOn(wanted, rows, isAsLast);
    for (const [n, candidates] of wanted.entries()) {
      const [only] = candidates;
      if (only === undefined) continue;
      const isTheirs = candidates.length === 1 && claims.get(only) === n && !claimed.has(only);
      found[n] = isTheirs
        ? { is: 'known', attendeeId: only }
        : { is: 'unclear', candidates, row: null };
    }
    for (const who of found) if (who?.is === 'known') claimed.add(who.attendeeId);
  }
  if (unnamed.size === 0) return newcomersOf(rows, found, keys);
  const takeGuest = guestsOfHosts(rows, people, claimed);
  for (const [n, row] of rows.entries())
    if (!found[n] && isUnnamedRow(row)) found[n] = takeGuest(row, () => true);
  return newcomersOf(rows, found, keys).map((who, n) => {
    const row = rows[n] as ListRow;
    if (who.is !== 'newcomer' || !row.guestOf || isUnnamedRow(row)) return who;
    // The list names a guest who has no name yet.
    return takeGuest(row, ({ here }) => unnamed.has(here)) ?? who;
  });
};

/** Narrows people down by one test after another. Ignores a test that nobody passes. */
const likeliest = (ids: string[], tests: readonly ((id: string) => boolean)[]): string[] =>
  tests.reduce((left, test) => {
    if (left.length < 2) return left;
    const passing = left.filter(test);
    return passing.length > 0 ? passing : left;
  }, ids);

/** Rows that repeat an earlier one word for word. */
const repeatedRows = (
  rows: readonly ListRow[],
  fields: readonly ListedField[],
  unnamed: ReadonlySet<Cells>,
): (Who | undefined)[] => {
  const first = new Map<string, number>();
  return rows.map(({ row, cells }) => {
    if (unnamed.has(cells)) return undefined;
    const text = JSON.stringify(fields.map((field) => cellOf(cells, field)));
    const earlier = first.get(text);
    if (earlier !== undefined) return { is: 'repeated', row: earlier };
    first.set(text, row);
    return undefined;
  });
};

const indexOf = (people: readonly Known[], key: Key): Map<string, string[]> => {
  const index = new Map<string, string[]>();
  for (const { attendeeId, here, base = {} } of people)
    for (const text of new Set([key(here), key(base)])) {
      const alike = index.get(text);
      if (alike) alike.push(attendeeId);
      else if (text !== '') index.set(text, [attendeeId]);
    }
  return index;
};

/**
 * The row of a person whom several rows may be about: the only row, or the only one that equals their latest
 * cells; -1 if unclear.
 */
const claimsOn = (
  wanted: readonly (readonly string[])[],
  rows: readonly ListRow[],
  isAsLast: (row: ListRow, id: string) => boolean,
): Map<string, number> => {
  const claims = new Map<string, number[]>();
  for (const [n, [only, ...others]] of wanted.entries())
    if (only !== undefined && others.length === 0)
      claims.set(only, [...(claims.get(only) ?? []), n]);
  return new Map(
    [...claims].map(([id, claiming]) => {
      const [only = -1, ...others] =
        claiming.length === 1 ? claiming : claiming.filter((n) => isAsLast(rows[n] as ListRow, id));
      return [id, others.length === 0 ? only : -1];
    }),
  );
};

const isAsBase = (cells: Cells, base: Cells, fields: readonly ListedField[]): boolean =>
  fields.every((field) => isSameCell(cellOf(cells, field), cellOf(base, field)));

/** The rows about nobody in the event. Rows that share a key with an earlier row are unclear. */
const newcomersOf = (
  rows: readonly ListRow[],
  found: readonly (Who | undefined)[],
  keys: readonly Key[],
): Who[] => {
  const firstWith = keys.map(() => new Map<string, ListRow>());
  return rows.map((row, n) => {
    const known = found[n];
    if (known) return known;
    const texts = keys.map((key) => key(row.cells));
    const earlier = texts
      .map((text, at) => firstWith[at]?.get(text))
      .find((one) => one && mayBeSamePerson(row.cells, one.cells));
    if (earlier) return { is: 'unclear', candidates: [], row: earlier.row };
    for (const [at, text] of texts.entries()) if (text !== '') firstWith[at]?.set(text, row);
    return { is: 'newcomer' };
  });
};
