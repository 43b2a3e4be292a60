import type { DomainEvent, EventMetadata, Position, RecordedEvent } from './domainEvents.ts';

/** A domain event as a store keeps it: JSON, with the version of its shape in the metadata. */
export type StoredEvent = {
  type: string;
  data: unknown;
  metadata: EventMetadata & { shape: number };
};

/** Lifts the data of one event type from one version of its shape to the next. */
export type Upcaster = { type: string; from: number; lift: (data: unknown) => unknown };

export type Codec = {
  encode: (event: DomainEvent & { metadata: EventMetadata }) => StoredEvent;
  decode: (
    stored: StoredEvent,
    at: { id: string; stream: string; revision: bigint; position: Position },
  ) => RecordedEvent;
};

/**
 * The one place that turns domain events into what is stored and back. Shapes count from 1; each
 * upcaster takes a type from its version to the next, so the newest version of a type is one more
 * than its upcasters.
 */
export const createCodec = (upcasters: readonly Upcaster[]): Codec => {
  const steps = new Map(upcasters.map((step) => [`${step.type}:${step.from}`, step.lift]));
  const newest = new Map<string, number>();
  for (const { type, from } of upcasters) {
    newest.set(type, Math.max(newest.get(type) ?? 1, from + 1));
  }
  const shapeOf = (type: string) => newest.get(type) ?? 1;

  const lifted = (type: string, data: unknown, shape: number): unknown => {
    if (shape === shapeOf(type)) return data;
    const lift = steps.get(`${type}:${shape}`);
    if (!lift) throw new Error(`No upcaster for ${type} from shape ${shape}`);
    return lifted(type, lift(data), shape + 1);
  };

  return {
    encode: ({ type, data, metadata }) => ({
      type,
      data,
      metadata: { ...metadata, shape: shapeOf(type) },
    }),
    decode: ({ type, data, metadata }, at) => {
      const { shape, ...rest } = metadata;
      return { ...at, type, data: lifted(type, data, shape), metadata: rest } as RecordedEvent;
    },
  };
};

/** Old shapes of domain events, none so far. Each entry keeps a golden file and a test. */
const upcasters: readonly Upcaster[] = [];

export const codec = createCodec(upcasters);
