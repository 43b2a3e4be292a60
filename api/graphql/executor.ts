import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  execute as interpret,
  Kind,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

export type Run = {
  document: DocumentNode;
  operationName?: string | null;
  rootValue?: unknown;
  contextValue: unknown;
  variables?: Readonly<Record<string, unknown>> | null;
};

export type Executor = (run: Run) => ExecutionResult | Promise<ExecutionResult>;

const hasDirectives = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.DIRECTIVE) found = true;
    },
  });
  return found;
};

/**
 * Executes validated queries and subscription messages. graphql-js asks its questions anew for each
 * field of each row, which for 5,000 attendees takes longer than reading them; a document that comes
 * a second time is therefore compiled to a function once and kept for as long as the document is.
 * A document seen only once never costs the compilation. Rows are data: a compiled query reads a
 * field without a resolver as it is, and would not call it if it were a function.
 */
export const createExecutor = (schema: GraphQLSchema): Executor => {
  const seen = new WeakMap<DocumentNode, Map<string, CompiledQuery | 'once' | 'notCompilable'>>();

  const compile = (document: DocumentNode, name: string): CompiledQuery | 'notCompilable' => {
    // graphql-jit does not treat @skip and @include on fragments in every case as graphql-js does.
    if (hasDirectives(document)) return 'notCompilable';
    const compiled = compileQuery(schema, document, name);
    return isCompiledQuery(compiled) ? compiled : 'notCompilable';
  };

  const compiledFor = (document: DocumentNode, name: string): CompiledQuery | undefined => {
    const operations = seen.get(document) ?? new Map();
    seen.set(document, operations);
    const known = operations.get(name);
    const next = known === undefined ? 'once' : known === 'once' ? compile(document, name) : known;
    operations.set(name, next);
    return typeof next === 'string' ? undefined : next;
  };

  return ({ document, operationName, rootValue, contextValue, variables }) => {
    const compiled = compiledFor(document, operationName ?? '');
    if (compiled) return compiled.query(rootValue, contextValue, variables ?? {});
    return interpret({
      schema,
      document,
      operationName,
      rootValue,
      contextValue,
      variableValues: variables,
    });
  };
};
