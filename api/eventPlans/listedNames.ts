import { type ErrorCode, type Issue, Refusal } from '../../schema/refusal.ts';
import { folded } from '../../schema/text/folding.ts';
import type { ActivePlan } from './state.ts';

type Listed = { path: string; id: string | null | undefined; name: string };

/** An issue for each name or id that the list repeats. Names are compared without case. */
export const repeatedIn = (list: readonly Listed[]): Issue[] => {
  const seen = new Set<string>();
  return list.flatMap(({ path, id, name }): Issue[] => {
    const keys = [`name ${folded(name)}`, ...(id ? [`id ${id}`] : [])];
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isTwice ? [{ path, message: `${name} appears twice` }] : [];
  });
};

/** The most people that a refusal names. */
const mostNamed = 20;

/**
 * A refusal that names the people it is about, with `details.people` and `details.count`.
 * @param one the message about one person @param several the message about several
 */
export const refusalNaming = (
  code: ErrorCode,
  { attendees }: Pick<ActivePlan, 'attendees'>,
  ids: readonly string[],
  { one, several }: { one: string; several: string },
): Refusal => {
  const nameOf = (id: string | undefined) => (id && attendees.get(id)?.person.name) || '';
  const first = nameOf(ids[0]);
  const message =
    ids.length === 1 ? `${first} ${one}` : `${first} and others (${ids.length - 1}) ${several}`;
  const people = ids.slice(0, mostNamed).map((attendeeId) => ({
    attendeeId,
    name: nameOf(attendeeId),
  }));
  return new Refusal(code, message, [], { people, count: ids.length });
};
