import { unnamedGuest } from '../attendees/plusOnes.ts';
import { folded } from '../text/folding.ts';
import { byNameOrEmail } from './wishes/findPeople.ts';

type Person = { id: string; name: string; email?: string | null | undefined };

/** A person in a list, with their id after the import. */
export type ListedGuest = Person & {
  /** The host: a name, an email address, or the id of somebody in the event. */
  guestOf?: string | null | undefined;
  /** Whether they are already in the event, and stay unchanged. */
  isLeftOut?: boolean;
};

/** A person in the event, with the id of their host. */
type There = Person & { guestOf?: string | null | undefined };

type HostProblemKind = 'unknown' | 'several' | 'oneself' | 'isGuest' | 'hasGuests';
export type HostProblem = { index: number; kind: HostProblemKind; text: string };

/** Finds the folded name of the host whom a list names by id, email address or name. */
export const hostNames = (
  people: Iterable<Omit<Person, 'id'> & { id?: string | undefined }>,
): ((text: string) => string) => {
  const names = new Map<string, string>();
  for (const { id, email, name } of people) {
    if (id) names.set(id, folded(name));
    if (email) names.set(folded(email), folded(name));
  }
  return (text) => names.get(text) ?? names.get(folded(text)) ?? folded(text);
};

/** Whether a person in a list is an unnamed plus-one. */
export const isUnnamedGuest = ({
  name,
  guestOf,
}: Pick<There, 'guestOf'> & { name: string }): boolean =>
  Boolean(guestOf) && folded(name) === folded(unnamedGuest);

/**
 * The host of each person in a list, by id; undefined if the list names none, or there is a problem. Never
 * guesses: a name that two people share is a problem.
 */
export const hostsIn = (
  list: readonly ListedGuest[],
  there: readonly There[],
): { hosts: (string | undefined)[]; problems: HostProblem[] } => {
  const named = [...there, ...list].filter((person) => !isUnnamedGuest(person));
  const found = byNameOrEmail(named);
  const isThere = new Set(there.map(({ id }) => id));
  const hostOfGuest = new Map<string, string | null | undefined>(
    there.map(({ id, guestOf }) => [id, guestOf]),
  );
  for (const { id, guestOf, isLeftOut } of list)
    if (!isLeftOut && guestOf !== undefined) hostOfGuest.set(id, guestOf);
  const listed = new Set(list.flatMap(({ id, guestOf }) => (guestOf === undefined ? [] : [id])));
  const bringing = new Set(
    there.flatMap(({ id, guestOf }) => (guestOf && !listed.has(id) ? [guestOf] : [])),
  );
  const problemOf = (id: string, hosts: readonly string[]): HostProblemKind | undefined => {
    const [host, ...others] = hosts;
    if (host === undefined) return 'unknown';
    if (others.length > 0) return 'several';
    if (host === id) return 'oneself';
    if (hostOfGuest.get(host)) return 'isGuest';
    return bringing.has(id) ? 'hasGuests' : undefined;
  };
  const problems: HostProblem[] = [];
  const hosts = list.map(({ id, guestOf: text, isLeftOut }, index) => {
    if (!text || isLeftOut) return undefined;
    const matches = isThere.has(text) ? [text] : [...found(text)];
    const kind = problemOf(id, matches);
    if (kind) problems.push({ index, kind, text });
    return kind ? undefined : matches[0];
  });
  return { hosts, problems };
};

/** Without names, because answers are stored for repeated requests, which erasure does not reach. */
const plain: Record<HostProblemKind, string> = {
  unknown: 'Nobody in the list or the event has this name or email address',
  several: 'More than one person has this name: give an email address',
  oneself: 'Nobody is their own guest',
  isGuest: 'A plus-one cannot bring guests along',
  hasGuests: 'Somebody who brings guests along cannot be a plus-one',
};

/** Why a person cannot come as a guest, without names. */
export const hostMessage = ({ kind }: Pick<HostProblem, 'kind'>): string => plain[kind];

/** Why a person cannot come as a guest, for the member who chose the file: `Row 7: guest of: …`. */
export const hostRowMessage = ({ kind, text }: HostProblem, row: number): string => {
  const what = kind === 'unknown' || kind === 'several' ? `“${text}”: ${plain[kind]}` : plain[kind];
  return `Row ${row}: guest of: ${what}`;
};
