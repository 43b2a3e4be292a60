import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Target } from '../permissions/targets.ts';

/** The structure of an input, whichever document describes it. The tests are about its texts. */
export type Shape =
  | { is: 'text'; max?: number; plain?: string }
  | { is: 'fixed'; value: unknown }
  | { is: 'list'; of: Shape }
  | { is: 'fields'; fields: Record<string, { shape: Shape; isRequired: boolean }> };

export type Path = (string | number)[];
export type TextField = { path: Path; max?: number };

type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type Components = { schemas?: Record<string, object> };

/** The names of the enclosing types. */
type Around = readonly string[];

/** A type may contain itself. One level is enough to reach whatever handles nested values. */
const isDeepEnough = (name: string, around: Around): boolean =>
  around.filter((one) => one === name).length === 2;

const nothing: Shape = { is: 'fields', fields: {} };

/** The shape of a JSON Schema in the OpenAPI document. */
export const shapeOfJson = (
  schema: JsonSchema,
  components: Components,
  around: Around = [],
): Shape => {
  const named = schema.$ref?.split('/').at(-1);
  if (named) {
    // A type with limited nesting has one schema for each depth: `SelectorInput4`.
    const name = named.replace(/\d+$/, '');
    if (isDeepEnough(name, around)) return nothing;
    const target = components.schemas?.[named] as JsonSchema;
    return shapeOfJson(target, components, [...around, name]);
  }
  const some = schema.anyOf?.find(({ type }) => type !== 'null');
  if (some) return shapeOfJson(some, components, around);
  const [type] = [schema.type].flat().filter((one) => one !== 'null');
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => {
      const isRequired = schema.required?.includes(name) ?? false;
      return [name, { shape: shapeOfJson(of, components, around), isRequired }];
    });
    return { is: 'fields', fields: Object.fromEntries(fields) };
  }
  if (type === 'array')
    return { is: 'list', of: shapeOfJson(schema.items ?? {}, components, around) };
  if (type === 'string') {
    const [plain] = [schema.const, ...(schema.enum ?? [])].filter((word) => word);
    return { is: 'text', max: schema.maxLength, plain: plain as string | undefined };
  }
  if (type === 'boolean') return { is: 'fixed', value: true };
  const { minimum = 0, maximum = 4 } = schema;
  return { is: 'fixed', value: Math.min(Math.max(minimum, 4), maximum) };
};

/** The shape of an argument or input field. What is neither a list nor an object may be a text. */
export const shapeOfInput = (type: GraphQLInputType, around: Around = []): Shape => {
  if (isNonNullType(type)) return shapeOfInput(type.ofType, around);
  if (isListType(type)) return { is: 'list', of: shapeOfInput(type.ofType, around) };
  if (isInputObjectType(type)) {
    if (isDeepEnough(type.name, around)) return nothing;
    const fields = Object.values(type.getFields()).map((field) => {
      const shape = shapeOfInput(field.type, [...around, type.name]);
      return [field.name, { shape, isRequired: isNonNullType(field.type) }];
    });
    return { is: 'fields', fields: Object.fromEntries(fields) };
  }
  if (isEnumType(type)) return { is: 'text', plain: type.getValues()[0]?.name };
  if (type.name === 'Boolean') return { is: 'fixed', value: true };
  if (type.name === 'Int' || type.name === 'Float') return { is: 'fixed', value: 4 };
  return { is: 'text' };
};

export const textsOf = (shape: Shape, path: Path = []): TextField[] => {
  if (shape.is === 'text') return [{ path, max: shape.max }];
  if (shape.is === 'list') return textsOf(shape.of, [...path, 0]);
  if (shape.is === 'fixed') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    textsOf(field.shape, [...path, name]),
  );
};

/** The texts of some fields, by `String(path)`. */
export type Texts = ReadonlyMap<string, string>;

/**
 * A value that would be valid without the hostile texts: it has what is required, with ids that exist.
 */
export const inputOf = (shape: Shape, texts: Texts, plain: PlainText, path: Path = []): unknown => {
  switch (shape.is) {
    case 'text':
      return texts.get(String(path)) ?? shape.plain ?? plain(nameOf(path), path);
    case 'fixed':
      return numbers[nameOf(path)] ?? shape.value;
    case 'list':
      return [inputOf(shape.of, texts, plain, [...path, 0])];
    case 'fields': {
      const within = (name: string) => [...path, name];
      const isGiven = (name: string) =>
        [...texts.keys()].some((key) => `${key},`.startsWith(`${within(name)},`));
      const given = Object.entries(shape.fields).filter(
        ([name, { isRequired }]) => isRequired || isGiven(name) || isUsual.test(name),
      );
      // A selector in which no text is hostile.
      if (given.length === 0 && 'everyone' in shape.fields) return { everyone: true };
      return Object.fromEntries(
        given.map(([name, field]) => [name, inputOf(field.shape, texts, plain, within(name))]),
      );
    }
  }
};

/**
 * Optional fields without which little is accepted: a seating rule is about somebody, and hard; a text on
 * a card has words.
 */
const isUsual = /^(event(Id)?|who|hard|words)$/;

/**
 * Fields that do not accept any number. The name of a single table needs no placeholder for its number.
 */
const numbers: Record<string, number> = {
  count: 1,
  x: 0,
  y: 0,
  width: 50,
  height: 50,
  cmPerPixel: 1,
  opacity: 0.5,
};

const nameOf = (path: Path): string => String(path.findLast(isName) ?? '');

const isName = (part: string | number): part is string => typeof part === 'string';

/** The value of a field that is not hostile. */
export type PlainText = (name: string, path: Path) => string;

const ids: readonly (readonly [RegExp, keyof Target])[] = [
  [/rule/i, 'ruleId'],
  [/object/i, 'objectId'],
  [/image/i, 'imageId'],
  [/design/i, 'designId'],
  [/fieldId/i, 'fieldId'],
  [/proposal|job/i, 'proposalId'],
  [/otherSeat/i, 'otherTakenSeatId'],
  [/seat/i, 'freeSeatId'],
  [/attendee/i, 'pooledId'],
  [/table/i, 'tableId'],
  [/step/i, 'stepId'],
  [/draft/i, 'draftId'],
  [/template|arrangement/i, 'arrangementId'],
  [/user|member|actor/i, 'memberId'],
  [/event/i, 'eventId'],
];

/** Fields that accept one of some words without the schema listing them. */
const plainWords: Record<string, string> = {
  revision: '0',
  card: 'place',
  fold: 'none',
  type: 'text',
};

let numbered = 0;
const newNumber = () => {
  numbered += 1;
  return numbered;
};

/** Chosen by the name of a field, and by the operation if the field is just `id`. */
export const plainTextFor =
  (operation: string, target: Target): PlainText =>
  (name) => {
    const about = /^ids?$/.test(name) ? operation : name;
    const [, id] = /name/i.test(name) ? [] : (ids.find(([pattern]) => pattern.test(about)) ?? []);
    if (id) return target[id];
    if (/email/i.test(name)) return `${target.unused}@example.com`;
    if (/^(from|to|until|at)$|date/i.test(name)) return '2026-05-01T18:00:00.000Z';
    if (/url/i.test(name)) return 'https://example.com/';
    // Some names must be unique.
    if (name === 'name') return `Plain ${newNumber()}`;
    return plainWords[name] ?? 'Plain';
  };
