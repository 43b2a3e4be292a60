import { idOutOfCopy } from './copyIds.ts';
import type { LoggedEvent } from './domainEvents.ts';
import { type AttendeePerson, noPerson } from './entities/attendee.ts';
import { type Fields, isFields } from './isFields.ts';

/**
 * The owner of a personal field. `person`, `tags` and the `reason` of a hold belong to the nearest
 * `attendeeId` or `memberId`; `person.names` of a snapshot has an entry for each attendee. A new domain event
 * with these names needs no change here. A copy in a draft is the same person, with the same key.
 */
export type DataOwner = { id: string; kind: 'attendee' | 'member' };

/** A personal field; `name` is an entry of `person.names`. */
export type PersonalField = 'person' | 'tags' | 'reason' | 'name';

export type Visit = (value: unknown, whose: DataOwner, field: PersonalField) => unknown;

/** Blank values contain nothing personal and stay as they are. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const ownerOf = ({ attendeeId, memberId }: Fields): DataOwner | undefined => {
  if (typeof attendeeId === 'string') return { id: idOutOfCopy(attendeeId), kind: 'attendee' };
  if (typeof memberId === 'string') return { id: memberId, kind: 'member' };
  return undefined;
};

/** Replaces every personal field by the result of `visit`. Unchanged parts are shared. */
export const mapPersonalFields = <T>(data: T, visit: Visit): T =>
  mapped(data, undefined, visit) as T;

const mapped = (value: unknown, owner: DataOwner | undefined, visit: Visit): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mappedList(value, owner, visit);
  const fields = value as Fields;
  const whose = ownerOf(fields) ?? owner;
  let copy: Fields | undefined;
  for (const key in fields) {
    const before = fields[key];
    if (typeof before !== 'object' && key !== 'reason') continue;
    const after = mappedField(key, before, whose, visit);
    if (after === before) continue;
    copy ??= { ...fields };
    copy[key] = after;
  }
  return copy ?? value;
};

const mappedList = (list: unknown[], owner: DataOwner | undefined, visit: Visit): unknown => {
  let copy: unknown[] | undefined;
  for (const [index, before] of list.entries()) {
    const after = mapped(before, owner, visit);
    if (after === before) continue;
    copy ??= [...list];
    copy[index] = after;
  }
  return copy ?? list;
};

const mappedField = (
  key: string,
  value: unknown,
  whose: DataOwner | undefined,
  visit: Visit,
): unknown => {
  if (key === 'person' && isFields(value) && isFields(value.names))
    return { ...value, names: mappedNames(value.names, visit) };
  if ((key === 'person' || key === 'tags' || key === 'reason') && whose)
    return isBlank(value) ? value : visit(value, whose, key);
  return mapped(value, whose, visit);
};

const mappedNames = (names: Fields, visit: Visit): Fields =>
  Object.fromEntries(
    Object.entries(names).map(([id, name]) => [
      id,
      visit(name, { id: idOutOfCopy(id), kind: 'attendee' }, 'name'),
    ]),
  );

export const erasedGuest = 'Erased guest';

const erasedAttendee: AttendeePerson = { ...noPerson, name: erasedGuest };

/** Whether the fields are those of an erased attendee. */
export const isErasedAttendee = (person: object): boolean => {
  const fields: Fields = { ...person };
  return Object.entries(erasedAttendee).every(([key, erased]) => fields[key] === erased);
};

/** A unique address that cannot receive mail. */
const erasedEmail = (memberId: string): string => `${memberId}@erased.invalid`;

/** The fields of an erased member. */
export const erasedMember = (memberId: string) => ({
  email: erasedEmail(memberId),
  firstName: 'Erased',
  lastName: 'member',
  profileImageUrl: null,
  bio: null,
});

/** The fields of a sealed value, unless it belongs to an attendee, and whether it was a change. */
export type Outline = { fields?: readonly string[]; isChange?: true };

/** Enough of a value's shape to replace it after its key is destroyed, without its content. */
export const outlineOf = (value: unknown, { kind }: DataOwner, field: PersonalField): Outline => {
  if (!isFields(value)) return {};
  const isChange = 'before' in value && 'after' in value;
  if (field !== 'person') return isChange ? { isChange } : {};
  if (isChange && isFields(value.after)) return { isChange, fields: Object.keys(value.after) };
  return kind === 'attendee' ? {} : { fields: Object.keys(value) };
};

/** The replacement of a value whose key was destroyed. */
export const erasedValue = (
  { fields, isChange }: Outline,
  whose: DataOwner,
  field: PersonalField,
): unknown => {
  const once = () => erasedOnce(fields, whose, field);
  return isChange ? { before: once(), after: once() } : once();
};

const erasedOnce = (fields: Outline['fields'], { id, kind }: DataOwner, field: PersonalField) => {
  switch (field) {
    case 'name':
      return erasedGuest;
    case 'reason':
      return null;
    case 'tags':
      return [];
    case 'person': {
      const all: Fields = kind === 'attendee' ? erasedAttendee : erasedIdentity(id);
      const keys = fields ?? Object.keys(all);
      return Object.fromEntries(keys.map((key) => [key, all[key] ?? null]));
    }
  }
};

/** The person that the event erases, if any. */
export const erasedBy = ({ type, data }: LoggedEvent): string | undefined => {
  if (type === 'AttendeeErased') return idOutOfCopy(data.attendeeId);
  return type === 'MemberErased' ? data.memberId : undefined;
};

/** The fields that readers expect in an identity. */
const erasedIdentity = (memberId: string): Fields => ({
  ...erasedMember(memberId),
  issuer: '',
  subject: '',
  identities: [],
});

/** The columns with personal data, or with keys to it. PostgreSQL must keep no statistics about them. */
export const personalRowFields: readonly string[] = [
  ...new Set([
    ...Object.keys(erasedAttendee),
    ...Object.keys(erasedIdentity('')),
    'tags',
    'holdReason',
    'ipAddress',
    'userAgent',
    'wrappedKey',
  ]),
];
