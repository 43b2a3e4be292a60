import { describe, expect, it } from 'vitest';
import { createCodec, NewerShape } from './codec.ts';
import { examples, metadata } from './golden/examples.ts';
import type { StoredEvent } from './ports/eventLog.ts';
import { addedFields, type PersonFields, type Upcasters } from './upcasters.ts';

const place = {
  id: '00000000-0000-8000-8000-000000000001',
  stream: 'eventPlan-1',
  revision: 0n,
  position: '00000000000000000001',
};

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
  const ofEvents = (events: Upcasters['events']) => createCodec({ events, person: [] });
  const withOldShapes = ofEvents(upcasters);
  const stored = (data: unknown, shape: number): StoredEvent => ({
    ...place,
    type: 'MemberSignedIn',
    data,
    metadata: { ...metadata, shape },
  });

  it('lifts the oldest through all versions, and leaves the newest as it is', () => {
    const lifted = { first: 'Mira', last: 'Berg', memberId: 'unknown' };
    expect(withOldShapes.decode(stored({ name: 'Mira Berg' }, 1)).data).toEqual(lifted);
    const fromSecond = stored({ first: 'Mira', last: 'Berg' }, 2);
    expect(withOldShapes.decode(fromSecond).data).toEqual(lifted);
    expect(withOldShapes.decode(stored({ memberId: 'm' }, 3)).data).toEqual({
      memberId: 'm',
    });
  });

  it('stores new events with the newest version, which is invisible to readers', () => {
    const encoded = withOldShapes.encode({
      type: 'MemberSignedIn',
      data: { memberId: 'm' },
      metadata,
    });
    expect(encoded.metadata.shape).toBe(3);
    expect(withOldShapes.decode({ ...place, ...encoded }).metadata).toEqual(metadata);
  });

  it('refuses an unknown newer version, naming it', () => {
    expect(() => withOldShapes.decode(stored({}, 4))).toThrow(NewerShape);
  });

  it('refuses upcasters that skip a version or lift one twice', () => {
    expect(() => ofEvents(upcasters.slice(0, 1))).toThrow('MemberSignedIn');
    expect(() => ofEvents([...upcasters, ...upcasters])).toThrow('MemberSignedIn');
  });
});

describe('a codec with an older shape of people', () => {
  const diet = { from: 1, lift: addedFields({ diet: null }) };
  const renamed = {
    from: 2,
    lift: ({ diet, ...others }: PersonFields) =>
      diet === undefined ? others : { ...others, eats: diet },
  };
  const withOldPeople = createCodec({ events: [], person: [diet, renamed] });
  const stored = (type: 'AttendeeAdded' | 'AttendeeEdited', person: unknown): StoredEvent => ({
    ...place,
    type,
    data: { ...examples[type], person },
    metadata: { ...metadata, shape: 1 },
  });
  const personOf = ({ data }: { data: object }) => (data as { person: unknown }).person;

  it('lifts a whole person, and each side of a change by its own fields', () => {
    const added = withOldPeople.decode(stored('AttendeeAdded', { name: 'Mira' }));
    expect(personOf(added)).toStrictEqual({ name: 'Mira', eats: null });
    const change = { before: { name: 'Mira' }, after: { name: 'Mira B.' } };
    const edited = withOldPeople.decode(stored('AttendeeEdited', change));
    expect(personOf(edited)).toStrictEqual(change);
  });

  it('lifts from the recorded shape, which is invisible to readers', () => {
    const event = stored('AttendeeAdded', { name: 'Mira', diet: 'vegan' });
    const second = { ...event, metadata: { ...metadata, shape: 1, personShape: 2 } };
    const decoded = withOldPeople.decode(second);
    expect(personOf(decoded)).toStrictEqual({ name: 'Mira', eats: 'vegan' });
    expect(decoded.metadata).toStrictEqual(metadata);
  });

  it('records the newest shape, and reads it unchanged', () => {
    const event = { type: 'AttendeeAdded' as const, data: examples.AttendeeAdded, metadata };
    const recorded = withOldPeople.encode(event);
    expect(recorded.metadata).toStrictEqual({ ...metadata, shape: 1, personShape: 3 });
    expect(withOldPeople.decode({ ...place, ...recorded }).data).toBe(examples.AttendeeAdded);
  });

  it('refuses a newer shape of people only if an event contains a person', () => {
    const newer = { metadata: { ...metadata, shape: 1, personShape: 4 } };
    const added = { ...stored('AttendeeAdded', { name: 'Mira' }), ...newer };
    expect(() => withOldPeople.decode(added)).toThrow(NewerShape);
    const moved = { ...place, type: 'TableMoved', data: examples.TableMoved, ...newer };
    expect(withOldPeople.decode(moved).data).toBe(examples.TableMoved);
  });

  it('refuses upcasters that skip a version', () => {
    expect(() => createCodec({ events: [], person: [renamed] })).toThrow('person');
  });
});

it.each([[null], ['text'], [undefined]])('finds no person in an event whose data is %o', (data) => {
  const event = { ...place, type: 'TableMoved', data, metadata: null };
  expect(() => createCodec().decode(event)).toThrow('TableMoved holds no data');
});
