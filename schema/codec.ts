import type { DomainEvent, EventMetadata, Position, RecordedEvent } from './domainEvents.ts';
import { mended } from './storableText.ts';

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
  /**
   * What no read model could keep is taken out of its texts: an append refuses it, but logs may hold
   * some from before.
   * @throws Error for a shape that is newer than this codec knows.
   */
  decode: (
    stored: StoredEvent,
    at: { id: string; stream: string; revision: bigint; position: Position },
  ) => RecordedEvent;
};

/** Newer code wrote it, and newer code can read it. */
export class NewerShape extends Error {
  override readonly name = 'NewerShape';
}

/**
 * The one place that turns domain events into what is stored and back. Shapes count from 1; each
 * upcaster takes a type from its version to the next, so the newest version of a type is one more
 * than its upcasters.
 */
export const createCodec = (upcasters: readonly Upcaster[]): Codec => {
  const steps = stepsByType(upcasters);
  const newestShape = (type: string) => (steps.get(type)?.length ?? 0) + 1;

  const lifted = (type: string, data: unknown, shape: number): unknown => {
    if (!(shape >= 1 && shape <= newestShape(type))) {
      const message = `${type} has shape ${shape}, of ${newestShape(type)} known`;
      throw Number.isInteger(shape) && shape > 0 ? new NewerShape(message) : new Error(message);
    }
    const missing = steps.get(type)?.slice(shape - 1) ?? [];
    return missing.reduce((older, { lift }) => lift(older), data);
  };

  return {
    encode: ({ type, data, metadata }) => ({
      type,
      data,
      metadata: { ...metadata, shape: newestShape(type) },
    }),
    decode: ({ type, data: stored, metadata }, at) => {
      const { shape, ...rest } = mended(metadata);
      const data = mended(stored);
      return { ...at, type, data: lifted(type, data, shape), metadata: rest } as RecordedEvent;
    },
  };
};

/** The upcasters of each type from its first shape on, with none left out and none twice. */
const stepsByType = (upcasters: readonly Upcaster[]): Map<string, Upcaster[]> => {
  const steps = new Map<string, Upcaster[]>();
  for (const upcaster of [...upcasters].sort((a, b) => a.from - b.from)) {
    const earlier = steps.get(upcaster.type) ?? [];
    if (upcaster.from !== earlier.length + 1) {
      throw new Error(`${upcaster.type} has not exactly one upcaster from shape ${upcaster.from}`);
    }
    steps.set(upcaster.type, [...earlier, upcaster]);
  }
  return steps;
};

/** Old shapes of domain events, none so far. Each entry keeps a golden file and a test. */
const upcasters: readonly Upcaster[] = [];

export const codec = createCodec(upcasters);

/** For readers of the whole log, whom an event that cannot be read must not stop. */
export const decodeOrTellWhy: Codec['decode'] = (stored, at) => {
  try {
    if (typeof stored.data !== 'object' || stored.data === null)
      throw new Error(`${stored.type} holds no data`);
    return codec.decode(stored, at);
  } catch (cause) {
    return unreadable(
      { ...at, ...stored, metadata: stored.metadata ?? {} } as RecordedEvent,
      cause,
    );
  }
};

export const unreadable = (event: RecordedEvent, cause: unknown): RecordedEvent => ({
  ...event,
  unreadable: cause instanceof Error ? cause : new Error(String(cause)),
});
