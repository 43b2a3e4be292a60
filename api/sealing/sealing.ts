import type { Encoded } from '../../schema/codec.ts';
import type { EventMetadata, LoggedEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import {
  erasedValue,
  mapPersonalFields,
  type Outline,
  outlineOf,
  type PersonalField,
} from '../../schema/personalFields.ts';
import type { EventToLog, EventToStore, StoredEvent } from '../../schema/ports/eventLog.ts';
import { sanitized } from '../../schema/text/storableText.ts';
import { storableJson } from '../core/storableJson.ts';
import { decrypt, encrypt } from './cipher.ts';
import type { JustSealed } from './justSealed.ts';
import type { KeyOf } from './personKeys.ts';

/** A sealed personal value, with the outline that remains without its key. */
type Sealed = { sealed: string } & Outline;
/** A command's origin is personal data of the member who acted. */
type SealedMetadata = Omit<EventMetadata, 'ip' | 'userAgent'> & { origin?: Sealed };

const isSealed = (value: unknown): value is Sealed =>
  typeof (value as Sealed | null)?.sealed === 'string';

/** Binds a value to its place, so that it cannot be moved to another event or person. */
const boundTo = (eventId: string, personId: string, field: PersonalField | 'origin'): string =>
  `${eventId} ${personId} ${field}`;

const sealed = (value: unknown, key: Buffer, bound: string, just?: JustSealed): string => {
  const json = storableJson(value);
  const text = encrypt(key, Buffer.from(json), bound).toString('base64');
  just?.remember(text, json, bound);
  return text;
};

const opened = ({ sealed: text }: Sealed, key: Buffer, bound: string, just?: JustSealed): unknown =>
  JSON.parse(
    just?.take(text, bound) ?? decrypt(key, Buffer.from(text, 'base64'), bound).toString(),
  );

const hasOrigin = ({ ip, userAgent }: EventMetadata): boolean =>
  ip !== undefined || userAgent !== undefined;

/** The people whose keys are needed to seal the events. */
export const peopleIn = (events: readonly EventToLog[]): Set<string> => {
  const people = new Set<string>();
  for (const { data, metadata } of events) {
    mapPersonalFields(data, (value, { id }) => {
      people.add(id);
      return value;
    });
    if (hasOrigin(metadata)) people.add(metadata.actorId);
  }
  return people;
};

/**
 * The event with all personal fields sealed, or blanked for erased people.
 * @throws EventLogError UNSTORABLE_TEXT, because no store can check a sealed text
 */
export const seal = (
  event: Encoded & { id: string },
  keys: KeyOf,
  just?: JustSealed,
): EventToStore => {
  const data = mapPersonalFields(event.data, (value, whose, field) => {
    const outline = outlineOf(value, whose, field);
    const key = keys.get(whose.id);
    if (!key) return erasedValue(outline, whose, field);
    return { sealed: sealed(value, key, boundTo(event.id, whose.id, field), just), ...outline };
  });
  return { ...event, data, metadata: sealedMetadata(event, keys) };
};

const sealedMetadata = (
  { id, metadata }: Pick<RecordedEvent, 'id' | 'metadata'>,
  keys: KeyOf,
): SealedMetadata => {
  if (!hasOrigin(metadata)) return metadata;
  const { ip, userAgent, ...rest } = metadata;
  const key = keys.get(rest.actorId);
  if (!key) return rest;
  const bound = boundTo(id, rest.actorId, 'origin');
  return { ...rest, origin: { sealed: sealed({ ip, userAgent }, key, bound) } };
};

/** The people whose keys are needed to open the events. Unsealed older events need none. */
export const peopleSealedIn = (events: readonly StoredEvent[]): Set<string> => {
  const people = new Set<string>();
  for (const { data, metadata } of events) {
    mapPersonalFields(data, (value, { id }) => {
      if (isSealed(value)) people.add(id);
      return value;
    });
    const { origin, actorId } = (metadata ?? {}) as SealedMetadata;
    if (origin) people.add(actorId);
  }
  return people;
};

/** The event with opened personal fields, or blank ones for erased people. */
export const open = (event: StoredEvent, keys: KeyOf, just?: JustSealed): StoredEvent => {
  const data = mapPersonalFields(event.data, (value, whose, field) => {
    if (!isSealed(value)) return value;
    const key = keys.get(whose.id);
    return key
      ? opened(value, key, boundTo(event.id, whose.id, field), just)
      : erasedValue(value, whose, field);
  });
  return data === event.data ? event : { ...event, data };
};

/** Opens a command's origin only on access, because few readers need it. */
export const openOriginOnAccess = (
  event: RecordedEvent<LoggedEvent>,
  keys: KeyOf,
): RecordedEvent<LoggedEvent> => {
  const { origin, ...metadata } = event.metadata as SealedMetadata;
  if (!origin) return event;
  const key = keys.get(metadata.actorId);
  const from = key ? originLater(origin, key, event) : {};
  return { ...event, metadata: Object.defineProperties(metadata, from) };
};

const originLater = (
  origin: Sealed,
  key: Buffer,
  { id, metadata }: Pick<RecordedEvent, 'id' | 'metadata'>,
): PropertyDescriptorMap => {
  let known: Pick<EventMetadata, 'ip' | 'userAgent'> | undefined;
  const from = () => {
    known ??= sanitized(
      opened(origin, key, boundTo(id, metadata.actorId, 'origin')),
    ) as NonNullable<typeof known>;
    return known;
  };
  const later = (get: () => string | undefined) => ({ get, enumerable: true, configurable: true });
  return { ip: later(() => from().ip), userAgent: later(() => from().userAgent) };
};
