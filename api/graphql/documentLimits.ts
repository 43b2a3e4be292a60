import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { limits } from '../../schema/limits.ts';

/** Limits of one document, over HTTP and over sockets. */
export const documentLimits = {
  /** Lexical tokens of the document. */
  tokens: 1000,
  /** Nested fields. */
  depth: 8,
  /** Nested lists and objects in the variables, because inputs may contain themselves. */
  nesting: 20,
  /** Values in the variables: 5,000 guests with 100 each. All are checked before anything else can run. */
  values: 500_000,
  /** Aliased fields, which could repeat one query many times. */
  aliases: 30,
  /** The most objects that the answer may contain, estimated from page sizes. */
  cost: 20_000,
} as const;

/** The most characters of a message about variables, half of them from its end, which says what is wrong. */
const longestMessage = 1_000;

/** The assumed length of a list that is not paged. */
const unpagedItems = 10;

type Measure = { depth: number; cost: number };

/** An error that HTTP answers with status 400, because nothing was executed. */
export const refuseDocument = (message: string) =>
  new GraphQLError(message, { extensions: { http: { status: 400 } } });

/** The numeric defaults of the operation's variables. */
const defaultsOf = (operation: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

const countAliases = (document: DocumentNode): number => {
  let count = 0;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.alias) count += 1;
    },
  });
  return count;
};

/** The requested page size of a field; undefined if the field is not paged. */
const pageSizeOf = (
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
): number | undefined => {
  if (!definition.args.some((arg) => arg.name === 'limit')) return undefined;
  const value = field.arguments?.find((arg) => arg.name.value === 'limit')?.value;
  const given =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : undefined;
  return typeof given === 'number' ? given : limits.pageSize.default;
};

/**
 * Measures depth and cost of an operation. Each fragment is measured once, because nested spreads
 * would otherwise take exponential time.
 */
const measurer = (
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Readonly<Record<string, unknown>>,
) => {
  const measured = new Map<string, Measure>();

  const ofSelections = (set: SelectionSetNode, type: GraphQLCompositeType): Measure => {
    const parts = set.selections.map((selection) => ofSelection(selection, type));
    return {
      depth: Math.max(0, ...parts.map((part) => part.depth)),
      cost: parts.reduce((sum, part) => sum + part.cost, 0),
    };
  };

  const ofSelection = (selection: SelectionNode, type: GraphQLCompositeType): Measure => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
    return ofSelections(selection.selectionSet, isCompositeType(condition) ? condition : type);
  };

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    if (!fragment || !isCompositeType(type)) return { depth: 0, cost: 0 };
    const measure = ofSelections(fragment.selectionSet, type);
    measured.set(name, measure);
    return measure;
  };

  const ofField = (field: FieldNode, parent: GraphQLCompositeType): Measure => {
    const definition =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[field.name.value]
        : undefined;
    const type = definition && getNamedType(definition.type);
    if (!definition || !field.selectionSet || !isCompositeType(type)) return { depth: 1, cost: 0 };
    const pageSize = pageSizeOf(field, definition, variables);
    if (pageSize !== undefined && pageSize > limits.pageSize.max)
      throw refuseDocument(`A page holds at most ${limits.pageSize.max} items.`);
    // The page size already counts the `items` of a page.
    const isUnpagedList =
      isListType(getNullableType(definition.type)) && field.name.value !== 'items';
    const times = pageSize ?? (isUnpagedList ? unpagedItems : 1);
    const inner = ofSelections(field.selectionSet, type);
    return { depth: inner.depth + 1, cost: 1 + Math.max(0, times) * inner.cost };
  };

  return ofSelections;
};

/**
 * Works level by level, because a recursion could go as deep as the value.
 * @throws GraphQLError if the variables are nested too deeply, or hold too many values, to be walked through
 */
export const refuseExcessiveVariables = (variables: Readonly<Record<string, unknown>>): void => {
  let level: unknown[] = [variables];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > documentLimits.nesting)
      throw refuseDocument(`Variables may be nested ${documentLimits.nesting} deep at most.`);
    const within: unknown[] = [];
    for (const one of level)
      if (typeof one === 'object' && one !== null) {
        const values: unknown[] = Object.values(one);
        count += values.length;
        if (count > documentLimits.values)
          throw refuseDocument(
            `Variables hold at most ${documentLimits.values.toLocaleString('en')} values.`,
          );
        for (const value of values) within.push(value);
      }
    level = within;
  }
};

const shortened = (message: string): string =>
  message.length <= longestMessage
    ? message
    : `${message.slice(0, longestMessage / 2)} … ${message.slice(-longestMessage / 2)}`;

/**
 * Refuses invalid variables by their first mistake. graphql would tell fifty, and repeat in each the value around it,
 * which may have megabytes.
 * @throws GraphQLError
 */
export const refuseInvalid = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): void => {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  if (!errors) return;
  const [{ message, nodes, originalError }] = errors as [GraphQLError];
  const extensions = { http: { status: 400 } };
  throw new GraphQLError(shortened(message), { nodes, originalError, extensions });
};

/**
 * Refuses a valid document that is too deep, has too many aliases, or asks for too large or multiplying
 * pages, and variables that are nested too deeply. The parser counts tokens.
 * @throws GraphQLError that names the exceeded limit
 */
export const refuseExcess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): void => {
  const root = schema.getRootType(operation.operation);
  if (!root) return;
  refuseExcessiveVariables(variables);
  const aliases = countAliases(document);
  if (aliases > documentLimits.aliases)
    throw refuseDocument(`A document holds at most ${documentLimits.aliases} aliases.`);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const given = { ...defaultsOf(operation), ...variables };
  const { depth, cost } = measurer(schema, fragments, given)(operation.selectionSet, root);
  if (depth > documentLimits.depth)
    throw refuseDocument(`Fields may be nested ${documentLimits.depth} deep at most.`);
  if (cost > documentLimits.cost)
    throw refuseDocument('This asks for too much at once: ask for smaller pages.');
};
