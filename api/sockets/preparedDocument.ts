import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { documentLimits } from '../graphql/documentLimits.ts';

export type SubscribeRequest = {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

export type PreparedDocument = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Whether a message is the same for all viewers: no field of it has a resolver. */
  isPlain: boolean;
  /** Variables that messages do not depend on: the position to resume from and the client id. */
  ownVariables: readonly string[];
};

const isPlain = (schema: GraphQLSchema, document: DocumentNode, root: FieldNode): boolean => {
  let plain = true;
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    enter: (node) => {
      if (node.kind !== Kind.FIELD || node === root || node.name.value === '__typename') return;
      if (types.getFieldDef()?.resolve) plain = false;
    },
  });
  visit(document, visitor);
  return plain;
};

const ownArguments = ['after', 'clientId'];

const ownVariables = (root: FieldNode): string[] =>
  (root.arguments ?? []).flatMap(({ name, value }) =>
    ownArguments.includes(name.value) && value.kind === Kind.VARIABLE ? [value.name.value] : [],
  );

/** Stops at the first error, which is enough for the client. Finding all of them takes longer. */
const firstOnly = { maxErrors: 1 };

/**
 * Parses and validates a subscription by the same rules as over HTTP. Refuses queries and mutations, which
 * belong on HTTP, where each request is checked.
 * @throws GraphQLError that says what is wrong with the document
 */
export const prepareDocument = (
  schema: GraphQLSchema,
  request: SubscribeRequest,
  production: boolean,
): PreparedDocument => {
  const { tokens: maxTokens } = documentLimits;
  // Without locations, because the document is kept for long and would be three times as large.
  const document = parse(request.query, { maxTokens, noLocation: true });
  const operation = getOperationAST(document, request.operationName);
  if (operation?.operation !== 'subscription')
    throw new GraphQLError('Only subscriptions travel over this socket.');
  const root = operation.selectionSet.selections[0];
  // graphql-js would accept it, and then find nothing to subscribe to.
  if (root?.directives?.length)
    throw new GraphQLError('A subscription always has its field: leave out @skip and @include.');
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  if (validate(schema, document, rules, firstOnly).length > 0) {
    const [invalid] = validate(schema, parse(request.query, { maxTokens }), rules, firstOnly);
    throw invalid;
  }
  if (root?.kind !== Kind.FIELD)
    throw new GraphQLError('A subscription names its field directly, not in a fragment.');
  return {
    document,
    operation,
    isPlain: isPlain(schema, document, root),
    ownVariables: ownVariables(root),
  };
};
