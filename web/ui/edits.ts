import { folded } from '../../schema/text/folding.ts';

/**
 * What was edited of values that others may change meanwhile: by field; by field and key where the field
 * holds a record; by field and item where it holds a list of words. `typed` is undefined for what was removed.
 */
export type Edits = Readonly<Record<string, { typed: unknown; base: unknown }>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const pathOf = (name: string, key: string): string => `${name}.${key}`;

/** By path: they are the same in any letter case, and the first of them counts. */
const wordsOf = (name: string, words: readonly string[]): Map<string, string> => {
  const byPath = new Map<string, string>();
  for (const word of words) {
    const path = pathOf(name, folded(word));
    if (!byPath.has(path)) byPath.set(path, word);
  }
  return byPath;
};

/** The single values of a field, by path. */
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

/** What is there, with what was edited of it. */
export const withEdits = <Values extends object>(present: Values, edits: Edits): Values =>
  Object.fromEntries(
    Object.entries(present).map(([name, there]) => [name, editedValue(name, there, edits)]),
  ) as Values;

/** The edits after a field was given another value. What is there anyway is no edit. */
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

/** What is there, with what was edited of an earlier state of it: records by key, lists by item. */
export const withEditsOf = <Value>(present: Value, base: Value, edited: Value): Value =>
  withEdits({ it: present }, withEdit({ it: base }, {}, 'it', edited)).it;

/** Whether somebody else has changed what was edited of a field, to something else. */
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

/** The edits that are left once others were saved: those typed since. */
export const withoutSaved = (edits: Edits, saved: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([path, { typed }]) => !isSame(typed, saved[path]?.typed)),
  );

/** The fields of an input that differ from those of another, as they were before it was checked. */
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
