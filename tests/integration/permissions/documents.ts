import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const schema = buildSchema(
  readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
);

export const kindsOfOperation = ['query', 'mutation', 'subscription'] as const;
export type KindOfOperation = (typeof kindsOfOperation)[number];

const rootFields = (kind: KindOfOperation): Record<string, GraphQLField<unknown, unknown>> => {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return roots[kind]?.getFields() ?? {};
};

/** Every field of Query, Mutation or Subscription. */
export const fieldsOf = (kind: KindOfOperation): string[] => Object.keys(rootFields(kind));

/** The arguments of a field of Query, Mutation or Subscription. */
export const argumentsOf = (kind: KindOfOperation, name: string) =>
  rootFields(kind)[name]?.args ?? [];

const holdsObjectsOnly = (type: GraphQLNamedType): boolean =>
  isObjectType(type) &&
  Object.values(type.getFields()).every((field) => isObjectType(getNamedType(field.type)));

/** All fields of a type, nested to this depth. */
const selectionOf = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth > 0 || !isObjectType(getNamedType(field.type)))
    // Fields that contain only objects are left out at the last level.
    .filter((field) => depth > 1 || !holdsObjectsOnly(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ ${fields.join(' ')} }`;
};

/** A document that requests all fields of one operation. */
export const documentOf = (kind: KindOfOperation, name: string): string => {
  const field = rootFields(kind)[name];
  if (!field) throw new Error(`The schema has no ${kind} ${name}`);
  const { args, type } = field;
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const within = (text: string) => (args.length > 0 ? `(${text})` : '');
  return `${kind} ${within(declared)} { ${name}${within(passed)} ${selectionOf(type, 1)} }`;
};
