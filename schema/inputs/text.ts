import { z } from 'zod';
import { scalars } from '../entities/fields.ts';
import { limits } from '../limits.ts';
import { cleaned, hasControl, lengthOf } from '../text/plainText.ts';
import './plainMessages.ts';

/**
 * Cleaned text of at most `max` code points, possibly empty. Refuses lone surrogates, which no
 * database stores, and control characters other than tab and line break.
 */
const text = (max: number, tooLong = `Must be ${max} characters or less`, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .overwrite(cleaned)
    .refine((value) => !hasControl(value), 'Must not contain control characters')
    .refine((value) => lengthOf(value) <= max, tooLong)
    .meta({ maxLength: max });

export const requiredText = (max: number, missing: string, tooLong?: string) =>
  text(max, tooLong, missing).min(1, missing);

/** Undefined leaves a field unset; null and empty text clear it. */
const orNothing = <T extends z.ZodType<string>>(schema: T) =>
  schema.nullish().transform((value) => (value === '' ? null : value));

/** Text of at most `max` code points, or null. */
export const optionalText = (max: number, tooLong?: string) => orNothing(text(max, tooLong));

type Out<T extends z.ZodType> = z.output<T> | null | undefined;
type In<T extends z.ZodType> = z.input<T> | null | undefined;
type Optional<T extends z.ZodType> = z.ZodType<
  Out<T>,
  In<T>,
  z.core.$ZodTypeInternals<Out<T>, In<T>> & { optin: 'optional'; optout: 'optional' }
>;

/** An optional field other than text. As for text, null and empty text leave it unset or clear it. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    schema.nullish(),
  ) as z.ZodType as Optional<T>;

const emailShape = z.email();

/** A valid email address. Compared in lower case, but stored as typed. */
export const emailAddress = requiredText(limits.email, 'Email is required').refine(
  (value) => emailShape.safeParse(value).success,
  'Enter a valid email address',
);

export const optionalEmail = orNothing(
  text(limits.email).refine(
    (value) => value === '' || emailShape.safeParse(value).success,
    'Enter a valid email address',
  ),
);

/** Refuses schemes that a browser could run, such as `javascript:` and `data:`. */
const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const optionalUrl = orNothing(
  text(limits.url).refine(
    (value) => value === '' || isWebAddress(value),
    'Enter a web address that starts with http:// or https://',
  ),
);

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** Years from 1900 to 9999 in UTC. */
const ownYears = /^(19|[2-9]\d)\d\d-/;

/** An ISO 8601 date or time, stored in UTC. A time without an offset is UTC. */
export const optionalTime = z
  .string()
  .refine((value) => value === '' || isoDate.safeParse(value).success, {
    error: 'Enter a date or time in ISO 8601',
    abort: true,
  })
  .refine((value) => value === '' || ownYears.test(utc(value)), 'Enter a year from 1900 to 9999')
  .register(scalars, { scalar: 'DateTime' })
  .nullish()
  .transform((value) => (value ? utc(value) : value === '' ? null : value));

const utc = (value: string): string => {
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(value);
  return new Date(value.includes('T') && !hasOffset ? `${value}Z` : value).toISOString();
};

/** One of a list of words, or null. */
export const optionalWord = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(['', ...words])
    .nullish()
    .transform((value) => (value === '' ? null : (value as Words[number] | null | undefined)));

/**
 * An id given by a client. It will be looked up, so only its length is limited. `missing` is the message for
 * an empty id.
 */
export const chosenId = (missing?: string) =>
  z
    .string()
    .min(1, missing)
    .max(64)
    .refine((id) => !hasControl(id), 'Must be an id')
    .register(scalars, { scalar: 'ID' });

export const anId = chosenId();

/** Identifies a person: by id, and in a list also by name or email address. */
export const idOrName = z
  .string()
  .min(1)
  .max(limits.email)
  .refine((text) => !hasControl(text), 'Must be an id')
  .register(scalars, { scalar: 'ID' });

/** Identifies a command, so that repeating it has no further effect. */
export const commandId = z.string().min(1).max(200).register(scalars, { scalar: 'ID' }).nullish();

/** The input of a command: these fields, then the command id. */
export const commandInput = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, commandId });

/** The input of a command to an event plan: the id of the event, these fields, then the command id. */
export const planInput = <Fields extends z.ZodRawShape>(fields: Fields) =>
  commandInput({ eventId: anId, ...fields });
