import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codec, createCodec, type Encoded } from '../../schema/codec.ts';
import type { LoggedEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import { examples, metadata, person } from '../../schema/golden/examples.ts';
import { erasedValue, mapPersonalFields, outlineOf } from '../../schema/personalFields.ts';
import { addedFields, upcasters } from '../../schema/upcasters.ts';
import { createInMemoryEventStore } from '../../tests/harness/inMemoryEventLog.ts';
import { createInMemoryKeys } from '../../tests/harness/inMemoryKeys.ts';
import { sealedEventLog } from './sealedEventLog.ts';
import { peopleSealedIn, seal } from './sealing.ts';

const folder = new URL('../../schema/golden/', import.meta.url);
const goldenFiles = readdirSync(folder).filter((name) => name.endsWith('.json'));
const golden = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const filesOf = (name: string) =>
  goldenFiles
    .filter((file) => file.startsWith(`${name}.`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const shapes = (name: string, newest: number) =>
  Array.from({ length: newest }, (_, index) => `${name}.${index + 1}.json`);

const types = Object.keys(examples) as LoggedEvent['type'][];
const exampleOf = (type: LoggedEvent['type']) =>
  ({ type, data: examples[type], metadata }) as LoggedEvent & { metadata: typeof metadata };

/** Writes a golden file if it is missing: the form in which events are recorded from now on. */
const written = (file: string, value: unknown) =>
  expect(`${JSON.stringify(value, null, 2)}\n`).toMatchFileSnapshot(new URL(file, folder).pathname);

/** Reads what was recorded in this form: sealed, kept by a store, opened and lifted. */
const read = async (
  recorded: Encoded,
  { isErased = false, by = codec } = {},
): Promise<RecordedEvent<LoggedEvent>> => {
  const [store, keys] = [createInMemoryEventStore(), createInMemoryKeys()];
  const everybody = new Set<string>([metadata.actorId]);
  mapPersonalFields(recorded.data, (value, { id }) => {
    everybody.add(id);
    return value;
  });
  const sealed = seal({ id: 'golden', ...recorded }, await keys.readOrMake(everybody));
  await store.append('s', [sealed], { expected: 'noStream' });
  for await (const stored of store.readStream('s'))
    expect(peopleSealedIn([stored])).toEqual(everybody);
  if (isErased) for (const id of everybody) keys.forget(id);
  const { events } = await sealedEventLog(store, keys, by).readAll({ max: 1 });
  return events[0] as RecordedEvent<LoggedEvent>;
};

const erased = (data: unknown) =>
  mapPersonalFields(data, (value, whose, field) =>
    erasedValue(outlineOf(value, whose, field), whose, field),
  );

/** The codec of code that knows one more field of attendees. */
const withDiet = createCodec({
  ...upcasters,
  person: [
    ...upcasters.person,
    { from: upcasters.person.length + 1, lift: addedFields({ diet: null }) },
  ],
});
const dieting = (data: unknown) =>
  mapPersonalFields(data, (value, { kind }, field) =>
    field === 'person' && kind === 'attendee' && 'name' in (value as object)
      ? { ...(value as object), diet: null }
      : value,
  );

describe.each(types)('%s', (type) => {
  const recorded = codec.encode(exampleOf(type));

  it('has a golden file for each shape that it ever had', () => {
    expect(filesOf(type)).toEqual(shapes(type, recorded.metadata.shape));
  });

  it('is read from each of them, sealed, in the present shape of its type', async () => {
    const erasesSomebody = type === 'AttendeeErased' || type === 'MemberErased';
    for (const file of filesOf(type)) {
      const { unreadable, ...event } = await read(golden(file));
      expect(unreadable).toBeUndefined();
      expect(event).toMatchObject({ type, data: examples[type] });
      expect(event.data).toStrictEqual(examples[type]);
      if (!erasesSomebody) expect({ ...event.metadata }).toStrictEqual(metadata);
    }
  });

  it('is read from each of them in the present shape for people who were erased', async () => {
    for (const file of filesOf(type)) {
      const { unreadable, data } = await read(golden(file), { isErased: true });
      expect(unreadable).toBeUndefined();
      expect(data).toStrictEqual(erased(examples[type]));
    }
  });

  it('gains new fields of people through the one upcaster of people', async () => {
    const { unreadable, data } = await read(recorded, { by: withDiet });
    expect(unreadable).toBeUndefined();
    expect(data).toStrictEqual(dieting(examples[type]));
  });

  it('is recorded today exactly as in the newest of them, with people in their present shape', async () => {
    const { shape, personShape } = recorded.metadata;
    const file = `${type}.${shape}.json`;
    if (!goldenFiles.includes(file)) return written(file, recorded);
    const newest = golden(file);
    const place = { id: 'golden', stream: 's', revision: 0n, position: '' };
    const { data } = codec.decode({ ...newest, ...place });
    expect(JSON.parse(JSON.stringify(recorded))).toStrictEqual({
      ...newest,
      data,
      metadata: { ...newest.metadata, ...(personShape && { personShape }) },
    });
  });
});

describe('the person of an attendee', () => {
  const added = (of: unknown) =>
    ({
      ...exampleOf('AttendeeAdded'),
      data: { ...examples.AttendeeAdded, person: of },
    }) as LoggedEvent & { metadata: typeof metadata };
  const recorded = codec.encode(added(person));
  const { personShape = 1 } = recorded.metadata;

  it('has a golden file for each shape that it ever had', () => {
    expect(filesOf('person')).toEqual(shapes('person', personShape));
  });

  it('is read from each of them, sealed, with later fields empty', async () => {
    for (const [index, file] of filesOf('person').entries()) {
      const older = { ...recorded.metadata, personShape: index + 1 };
      const { data } = codec.encode(added(golden(file)));
      const event = await read({ type: 'AttendeeAdded', data, metadata: older });
      const today = { ...noPerson, ...golden(file) };
      expect(event.data).toStrictEqual({ ...examples.AttendeeAdded, person: today });
    }
  });

  it('is recorded today exactly as in the newest of them', async () => {
    const file = `person.${personShape}.json`;
    if (!goldenFiles.includes(file)) return written(file, person);
    expect(golden(file)).toStrictEqual(person);
  });
});

it('has no golden file of an unknown type', () => {
  const known = new Set<string>([...types, 'person']);
  expect(goldenFiles.filter((name) => !known.has(name.split('.')[0] ?? ''))).toEqual([]);
});
