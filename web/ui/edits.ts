/**
 * What was edited of values that others may change meanwhile: by field, or by field and key where the
 * field holds a record. `typed` is undefined for a key that was removed.
 */
export type Edits = Readonly<Record<string, { typed: unknown; base: unknown }>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const pathOf = (name: string, key: string): string => `${name}.${key}`;

/** The single values of a field, by path. */
const leavesOf = (name: string, value: unknown): Map<string, unknown> =>
  new Map(
    isRecord(value)
      ? Object.entries(value).map(([key, each]) => [pathOf(name, key), each])
      : [[name, value]],
  );

const isWithin = (name: string, path: string): boolean =>
  path === name || path.startsWith(pathOf(name, ''));

const editedValue = (name: string, there: unknown, edits: Edits): unknown => {
  if (!isRecord(there)) return name in edits ? edits[name]?.typed : there;
  const leaves = leavesOf(name, there);
  for (const [path, { typed }] of Object.entries(edits)) {
    if (!isWithin(name, path)) continue;
    if (typed === undefined) leaves.delete(path);
    else leaves.set(path, typed);
  }
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
