import { expect, it, vi } from 'vitest';
import { codec } from '../../schema/codec.ts';
import type { LoggedEvent } from '../../schema/domainEvents.ts';
import { examples, metadata } from '../../schema/golden/examples.ts';
import { peopleIn, seal } from '../sealing/sealing.ts';
import { appendBytes, sealedGrowth } from './appendBytes.ts';

const key = Buffer.alloc(32, 'for tests only');
const types = Object.keys(examples) as LoggedEvent['type'][];
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it.each(types)('reserves enough for a sealed %s', (type) => {
  const event = { type, data: examples[type], id: 'id', metadata } as unknown as Parameters<
    typeof peopleIn
  >[0][number];
  const keys = new Map([...peopleIn([event])].map((id) => [id, key]));
  const { data } = seal({ id: event.id, ...codec.encode(event) }, keys);
  expect(bytesOf(data)).toBeLessThanOrEqual(appendBytes(event.data) * sealedGrowth);
});

it('writes the JSON once, however many people there are', () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  appendBytes(examples.AttendeesImported);
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
});
