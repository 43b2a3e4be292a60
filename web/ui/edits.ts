import { folded } from '../../schema/text/folding.ts';

/**
 * A member's edits to values that others may change meanwhile. Keyed by path: the field; field and key for a
 * record; field and item for a list of words. `typed` is undefined if the member removed the value, `base` is
 * the value before the edit.
 */
export type Edits = Readonly<Record<string, { typed: unknown; base: unknown }>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares values whose keys are in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const pathOf = (name: string, key: string): string => `${name}.${key}`;

/** Keyed by path. Words that differ only in case have the same path, and the first of them wins. */
const wordsOf = (name: string, words: readonly string[]): Map<string, string> => {
  const byPath = new Map<string, string>();
  for (const word of words) {
    const path = pathOf(name, folded(word));
    if (!byPath.has(path)) byPath.set(path, word);
  }
  return byPath;
};

/** The single values of a field, keyed by path. */
const leavesOf = (name: string, value: unknown): Map<string, unknown> => {
  if (isWords(value)) return wordsOf(name, value);
  if (!isRecord(value)) return new Map([[name, value]]);
  return new Map(Object.entries(value).map(([key, each]) => [pathOf(name, key), each]));
};

const isWithin = (name: string, path: string): boolean =>
  path === name || path.startsWith(pathOf(name, ''));

const editedValue = (name: string, there: unknown, edits: Edits): unknown => {
  const ofField = Object.entries(edits).filter(([path]) => isWithin(name, path));
  if (ofField.length === 0) return there;
  const leaves = leavesOf(name, there);
  for (const [path, { typed }] of ofField) {
    if (typed === undefined) leaves.delete(path);
    else leaves.set(path, typed);
  }
  if (isWords(there)) return [...leaves.values()];
  if (!isRecord(there)) return leaves.get(name);
  const start = pathOf(name, '').length;
  return Object.fromEntries([...leaves].map(([path, leaf]) => [path.slice(start), leaf]));
};

export const withEdits = <Values extends object>(present: Values, edits: Edits): Values =>
  Object.fromEntries(
    Object.entries(present).map(([name, there]) => [name, editedValue(name, there, edits)]),
  ) as Values;

/** The edits after a field's value changed. A value equal to the present one is not an edit. */
export const withEdit = <Values extends object>(
  present: Values,
  edits: Edits,
  name: Extract<keyof Values, string>,
  value: unknown,
): Edits => {
  const there = leavesOf(name, present[name]);
  const before = leavesOf(name, editedValue(name, present[name], edits));
  const after = leavesOf(name, value);
  const next = { ...edits };
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const typed = after.get(path);
    if (isSame(typed, before.get(path))) continue;
    const base = path in edits ? edits[path]?.base : there.get(path);
    if (isSame(typed, there.get(path))) delete next[path];
    else next[path] = { typed, base };
  }
  return next;
};

/**
 * Applies to `present` the changes that turned `base` into `edited`: by key for records, by item for lists.
 */
export const withEditsOf = <Value>(present: Value, base: Value, edited: Value): Value =>
  withEdits({ it: present }, withEdit({ it: base }, {}, 'it', edited)).it;

/** Whether somebody else has changed an edited part of a field to a value other than the edited one. */
export const isOvertaken = <Values extends object>(
  present: Values,
  edits: Edits,
  name: Extract<keyof Values, string>,
): boolean => {
  const there = leavesOf(name, present[name]);
  return Object.entries(edits).some(
    ([path, { typed, base }]) =>
      isWithin(name, path) && !isSame(there.get(path), base) && !isSame(there.get(path), typed),
  );
};

/** The edits that remain after a save: those made since it was sent. */
export const withoutSaved = (edits: Edits, saved: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([path, { typed }]) => !isSame(typed, saved[path]?.typed)),
  );

/** The fields of a checked input whose unchecked values differ from those of `other`. */
export const differing = <Input extends object>(
  input: Input,
  unchecked: object,
  other: object,
): Partial<Input> => {
  const [mine, there] = [unchecked, other].map(
    (each) => new Map<string, unknown>(Object.entries(each)),
  );
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !isSame(mine?.get(name), there?.get(name))),
  ) as Partial<Input>;
};
