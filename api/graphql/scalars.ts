import 'reflect-metadata';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';

const aTime = (value: unknown): string => {
  if (typeof value === 'string' && value.length <= 40) return value;
  throw new GraphQLError('A DateTime is text in ISO 8601, e.g. 2027-03-04T18:30:00Z.');
};

/**
 * Times are sent as the text that the read models store, so that a list of thousands costs no
 * conversion. Input schemas check incoming times.
 */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A time in ISO 8601, in UTC, e.g. `2027-03-04T18:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (value) => value as string,
  parseValue: aTime,
  parseLiteral: (node) => aTime(node.kind === Kind.STRING ? node.value : undefined),
});

/** JSON of any shape: the states before and after in the history and the audit log. */
export const Json = GraphQLJSON;

/** A scalar, because the keys are ids of courses, which no type could list. */
export const Meals = new GraphQLScalarType({
  name: 'Meals',
  description:
    "Somebody's choices from the menu, as JSON: an object with the id of an option by the id of each course.",
  serialize: (value) => value,
});

/** A scalar, because the keys are ids of fields, which no type could list. */
export const Custom = new GraphQLScalarType({
  name: 'Custom',
  description:
    "Values of the event's custom fields, as JSON: an object with a value by the id of each field. The value of a choice is its id. In inputs, null clears a value.",
  serialize: (value) => value,
});

/**
 * A scalar, because selectors nest, so no query could list all their fields: see
 * schema/seatingRules/seatingRules.ts.
 */
export const Selector = new GraphQLScalarType({
  name: 'Selector',
  description:
    'The people that a seating rule is about, as JSON: an object with exactly one of the fields of `SelectorInput`.',
  serialize: (value) => value,
});
