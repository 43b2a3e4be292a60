import type { EventMetadata, LoggedEvent, RecordedEvent } from './domainEvents.ts';
import { mapPersonalFields } from './personalFields.ts';
import type { StoredEvent } from './ports/eventLog.ts';
import { sanitized } from './text/storableText.ts';
import { type EventUpcaster, type PersonFields, type Upcasters, upcasters } from './upcasters.ts';

/** The shape versions of an event's JSON: of the event, and of attendees in it (absent: 1). */
type Shapes = { shape: number; personShape?: number };

/** A domain event as it is recorded. The metadata contains its shapes. */
export type Encoded = { type: string; data: unknown; metadata: EventMetadata & Shapes };

export type Codec = {
  encode: (event: LoggedEvent & { metadata: EventMetadata }) => Encoded;
  /**
   * Lifts an opened event to the newest shapes. Removes unstorable text, which older logs may
   * contain.
   * @throws NewerShape for a shape newer than this codec knows.
   */
  decode: (stored: StoredEvent) => RecordedEvent<LoggedEvent>;
};

/** The shape was written by newer code, which this code cannot read. */
export class NewerShape extends Error {
  override readonly name = 'NewerShape';
}

/**
 * Creates the one codec between domain events and their recorded form.
 * @throws Error if an upcaster is missing or repeated
 */
export const createCodec = ({ events, person }: Upcasters = upcasters): Codec => {
  const steps = stepsByType(events);
  const personSteps = inOrder('person', person);
  const newestPerson = personSteps.length + 1;
  const newestShape = (type: string) => (steps.get(type)?.length ?? 0) + 1;
  const people = newestPerson > 1 && { personShape: newestPerson };

  const liftedEvent = (type: string, data: unknown, shape: number): unknown => {
    refuseUnknown(type, shape, newestShape(type));
    const missing = steps.get(type)?.slice(shape - 1) ?? [];
    return missing.reduce((older, { lift }) => lift(older), data);
  };

  /** Lifts attendees inside the event. Refuses a newer shape only if the event contains attendees. */
  const liftedPeople = (data: unknown, shape: number): unknown => {
    if (shape === newestPerson) return data;
    const missing = personSteps.slice(shape - 1);
    const lifted = (fields: unknown, isWhole: boolean) =>
      missing.reduce((older, { lift }) => lift(older, isWhole), fields as PersonFields);
    return mapPersonalFields(data, (value, { kind }, field) => {
      if (field !== 'person' || kind !== 'attendee') return value;
      refuseUnknown('A person', shape, newestPerson);
      const { before, after } = value as PersonFields;
      return before && after
        ? { before: lifted(before, false), after: lifted(after, false) }
        : lifted(value, true);
    });
  };

  return {
    encode: ({ type, data, metadata }) => ({
      type,
      data,
      metadata: { ...metadata, shape: newestShape(type), ...people },
    }),
    decode: ({ id, stream, revision, position, type, data: stored, metadata }) => {
      if (typeof stored !== 'object' || stored === null) throw new Error(`${type} holds no data`);
      const {
        shape,
        personShape = 1,
        ...rest
      } = sanitized((metadata ?? {}) as Encoded['metadata']);
      const data = liftedEvent(type, liftedPeople(sanitized(stored), personShape), shape);
      return { id, stream, revision, position, type, data, metadata: rest } as ReturnType<
        Codec['decode']
      >;
    },
  };
};

const refuseUnknown = (what: string, shape: number, newest: number): void => {
  if (shape >= 1 && shape <= newest) return;
  const message = `${what} has shape ${shape}, of ${newest} known`;
  throw Number.isInteger(shape) && shape > 0 ? new NewerShape(message) : new Error(message);
};

/** The upcasters of each type, from its first shape on. */
const stepsByType = (all: readonly EventUpcaster[]): Map<string, EventUpcaster[]> => {
  const types = new Set(all.map(({ type }) => type));
  const ofType = (name: string) => all.filter(({ type }) => type === name);
  return new Map([...types].map((type) => [type, inOrder(type, ofType(type))]));
};

/** @throws Error if an upcaster is missing or repeated. */
const inOrder = <U extends { from: number }>(what: string, all: readonly U[]): U[] => {
  const steps = [...all].sort((a, b) => a.from - b.from);
  steps.forEach(({ from }, index) => {
    if (from !== index + 1)
      throw new Error(`${what} has not exactly one upcaster from shape ${index + 1}`);
  });
  return steps;
};

export const codec = createCodec();
