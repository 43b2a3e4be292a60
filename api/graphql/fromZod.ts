import type { GraphQLScalarType } from 'graphql';
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { scalars } from '../../schema/entities/fields.ts';
import { CommandPayload, commandIdDescription, DeletePayload } from './command.ts';
import { enumOfWords } from './enums.ts';
import { ListPage } from './page.ts';
import { Custom, DateTime, Json, Meals, Selector } from './scalars.ts';

type Shape = Record<string, z.ZodType>;
type Base = abstract new () => object;

export type InputOptions<S extends Shape> = {
  /** GraphQL descriptions that differ from those of OpenAPI. */
  descriptions?: { [Name in keyof S]?: string };
  /** Fields that GraphQL leaves out. */
  hides?: readonly (keyof S)[];
  defaults?: { [Name in keyof S]?: z.input<S[Name]> };
};

type Options<S extends Shape> = InputOptions<S> & { description?: string };

type GraphQLType = ClassType | GraphQLScalarType | object | GraphQLType[];

/** The class of each object schema, for fields of that type. */
const classes = new Map<z.ZodType, ClassType>();

/** The schema that a wrapper contains: of `nullable`, or the input of a transformation. */
const innerOf = ({ def }: z.ZodType): z.ZodType | undefined => {
  const {
    innerType,
    in: taken,
    out,
  } = def as { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };
  // A value may be prepared for the schema behind.
  return innerType ?? (taken?.def.type === 'transform' ? out : taken);
};

/** Whether null may stand for it. */
export const isNullable = (schema: z.ZodType): boolean => {
  const { type, options = [] } = schema.def as { type: string; options?: z.ZodType[] };
  if (type === 'null' || type === 'nullable' || type === 'optional') return true;
  const inner = innerOf(schema);
  return options.some(isNullable) || (inner !== undefined && isNullable(inner));
};

/**
 * The GraphQL type of a schema: the class made of it, its own scalar, or what it consists of.
 * @throws Error for a schema that GraphQL has no type for
 */
export const typeOf = (schema: z.ZodType): GraphQLType => {
  const own = classes.get(schema) ?? scalarOf(schema);
  if (own) return own;
  const inner = innerOf(schema);
  if (inner) return typeOf(inner);
  const { type, element, items, entries } = schema.def as z.core.$ZodTypeDef & {
    element?: z.ZodType;
    /** For a tuple: here all items have one type. */
    items?: [z.ZodType];
    entries?: Record<string, string>;
  };
  if (element) return [typeOf(element)];
  if (items) return [typeOf(items[0])];
  if (entries) return enumOfWords(Object.values(entries)) ?? String;
  if (type === 'number') return (schema as z.ZodNumber).isInt ? Int : Float;
  if (type === 'record' || type === 'union') return Json;
  if (type === 'boolean') return Boolean;
  if (type === 'string') return String;
  throw new Error(`No GraphQL type is made of this ${type}`);
};

const scalarOf = (schema: z.ZodType): GraphQLScalarType | undefined => {
  const known = scalars.get(schema)?.scalar;
  return known && { ID, DateTime, Selector, Meals, Custom }[known];
};

/** Whether its GraphQL type has its own description. */
export const isNamed = (schema: z.ZodType): boolean =>
  scalarOf(schema) !== undefined || classes.has(schema);

const addFields = <S extends Shape>(
  { prototype }: ClassType,
  { shape }: z.ZodObject<S>,
  { descriptions = {}, hides = [], defaults = {} }: Options<S>,
): void => {
  for (const [name, schema] of Object.entries(shape)) {
    if (hides.includes(name)) continue;
    const description = descriptions[name] ?? (isNamed(schema) ? undefined : schema.description);
    const options = {
      nullable: isNullable(schema),
      ...(description && { description }),
      ...(name in defaults && { defaultValue: defaults[name] }),
    };
    Field(() => typeOf(schema), options)(prototype, name);
  }
};

const subclass = <Row>(base: Base): ClassType<Row & object> =>
  class extends (base as ClassType) {} as ClassType<Row & object>;

/** The GraphQL object type of a zod object, with the fields of `base` added. */
export const objectFrom = <S extends Shape>(
  name: string,
  schema: z.ZodObject<S>,
  options: Options<S> = {},
  base: Base = Object,
): ClassType<z.infer<z.ZodObject<S>>> => {
  const type = subclass<z.infer<z.ZodObject<S>>>(base);
  const { description } = options;
  ObjectType(name, { simpleResolvers: true, ...(description && { description }) })(type);
  addFields(type, schema, options);
  classes.set(schema as unknown as z.ZodType, type);
  return type;
};

/** A mutation's payload: `shape` in addition to the fields of `CommandPayload`. */
export const payloadFrom = <S extends Shape>(name: string, shape: S, options?: Options<S>) =>
  objectFrom(name, z.object(shape), options, CommandPayload);

/** The payload of a mutation that deletes something, with its id. */
export const deletePayloadFrom = <S extends Shape>(name: string, shape: S) =>
  objectFrom(name, z.object(shape), {}, DeletePayload);

/** The GraphQL type of a page of a list, with the length of the whole list. */
export const pageFrom = (name: string, item: z.ZodObject, description: string) =>
  objectFrom(name, z.object({ items: z.array(item) }), { description }, ListPage);

/** The class that a schema has already; else the GraphQL input of this name. */
export const inputOf = <S extends Shape>(
  name: string,
  schema: z.ZodObject<S>,
  options?: InputOptions<S>,
): ClassType => classes.get(schema as unknown as z.ZodType) ?? inputFrom(name, schema, options);

/** The GraphQL input type of a zod object. */
export const inputFrom = <S extends Shape>(
  name: string,
  schema: z.ZodObject<S>,
  options: Options<S> = {},
): ClassType<z.input<z.ZodObject<S>>> => {
  const type = subclass<z.input<z.ZodObject<S>>>(Object);
  InputType(name, { ...(options.description && { description: options.description }) })(type);
  addFields(type, schema, {
    ...options,
    descriptions: { commandId: commandIdDescription, ...options.descriptions },
  });
  classes.set(schema as unknown as z.ZodType, type);
  return type;
};

/** The GraphQL input type of zod objects that contain one another and have the same fields. */
export const nestedInputFrom = <S extends Shape>(
  name: string,
  [schema, ...inner]: readonly z.ZodObject<S>[],
  options: Options<S> = {},
): void => {
  if (!schema) return;
  const type = inputFrom(name, schema, options);
  for (const one of inner) classes.set(one as unknown as z.ZodType, type);
};
