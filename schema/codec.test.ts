import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codec, createCodec, type StoredEvent } from './codec.ts';
import type { DomainEvent, DomainEventType } from './domainEvents.ts';
import { examples, metadata } from './golden/examples.ts';

const folder = new URL('golden/', import.meta.url);
const goldenFiles = readdirSync(folder).filter((name) => name.endsWith('.json'));
const golden = (file: string): StoredEvent =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredEvent;

const types = Object.keys(examples) as DomainEventType[];
const example = (type: DomainEventType) =>
  ({ type, data: examples[type], metadata }) as DomainEvent & { metadata: typeof metadata };
const somewhere = {
  id: '00000000-0000-8000-8000-000000000001',
  stream: 'eventPlan-1',
  revision: 0n,
  position: '00000000000000000001',
};

describe.each(types)('%s', (type) => {
  const newest = codec.encode(example(type)).metadata.shape;

  it('has a golden file for each shape that it ever had', () => {
    const shapes = Array.from({ length: newest }, (_, index) => `${type}.${index + 1}.json`);
    expect(goldenFiles.filter((name) => name.startsWith(`${type}.`))).toEqual(shapes);
  });

  it('decodes from each of them to what its type says today, without the version', () => {
    for (const file of goldenFiles.filter((name) => name.startsWith(`${type}.`))) {
      const expected = { ...somewhere, type, data: examples[type], metadata };
      expect(codec.decode(golden(file), somewhere)).toStrictEqual(expected);
    }
  });

  it('is stored today exactly as in the newest of them', () => {
    const stored = JSON.parse(JSON.stringify(codec.encode(example(type))));
    expect(stored).toStrictEqual(golden(`${type}.${newest}.json`));
  });
});

it('has no golden file of a type that there is not', () => {
  const known = new Set<string>(types);
  expect(goldenFiles.filter((name) => !known.has(name.split('.')[0] ?? ''))).toEqual([]);
});

describe('a codec with old shapes', () => {
  type Named = { name: string };
  type Split = { first: string; last: string };
  const upcasters = [
    {
      type: 'MemberSignedIn',
      from: 2,
      lift: (data: unknown) => ({ ...(data as Split), memberId: 'unknown' }),
    },
    {
      type: 'MemberSignedIn',
      from: 1,
      lift: (data: unknown): Split => {
        const [first = '', last = ''] = (data as Named).name.split(' ');
        return { first, last };
      },
    },
  ];
  const withOldShapes = createCodec(upcasters);
  const stored = (data: unknown, shape: number): StoredEvent => ({
    type: 'MemberSignedIn',
    data,
    metadata: { ...metadata, shape },
  });

  it('lifts the oldest through all versions, and leaves the newest as it is', () => {
    const lifted = { first: 'Mira', last: 'Berg', memberId: 'unknown' };
    expect(withOldShapes.decode(stored({ name: 'Mira Berg' }, 1), somewhere).data).toEqual(lifted);
    const fromSecond = stored({ first: 'Mira', last: 'Berg' }, 2);
    expect(withOldShapes.decode(fromSecond, somewhere).data).toEqual(lifted);
    expect(withOldShapes.decode(stored({ memberId: 'm' }, 3), somewhere).data).toEqual({
      memberId: 'm',
    });
  });

  it('stores new events with the newest version, which readers do not see', () => {
    const encoded = withOldShapes.encode({
      type: 'MemberSignedIn',
      data: { memberId: 'm' },
      metadata,
    });
    expect(encoded.metadata.shape).toBe(3);
    expect(withOldShapes.decode(encoded, somewhere).metadata).toEqual(metadata);
  });

  it('refuses a version newer than it knows, naming it', () => {
    expect(() => withOldShapes.decode(stored({}, 4), somewhere)).toThrow('MemberSignedIn');
  });

  it('refuses upcasters that leave a version out, or lift one twice', () => {
    expect(() => createCodec(upcasters.slice(0, 1))).toThrow('MemberSignedIn');
    expect(() => createCodec([...upcasters, ...upcasters])).toThrow('MemberSignedIn');
  });
});
