import { folded } from '../../text/folding.ts';
import type { Someone } from './wishes.ts';

/** Ids by folded text. */
export type Found = (text: string) => ReadonlySet<string>;

const nobody: ReadonlySet<string> = new Set();

/** Finds ids by folded names. */
export const byName = (named: Iterable<{ id: string; name: string }>): Found => {
  const ids = new Map<string, Set<string>>();
  for (const { id, name } of named) {
    const key = folded(name);
    const known = ids.get(key);
    if (known) known.add(id);
    else if (key !== '') ids.set(key, new Set([id]));
  }
  return (text) => ids.get(folded(text)) ?? nobody;
};

/** Finds people by name or email address. */
export const byNameOrEmail = (people: readonly Someone[]): Found =>
  byName(
    people.flatMap(({ id, name, email }) => [
      { id, name },
      ...(email ? [{ id, name: email }] : []),
    ]),
  );
