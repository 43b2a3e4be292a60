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
 * Executes validated queries and subscription messages. graphql-js resolves types and fields anew for
 * each row, which takes longer than reading 5,000 attendees. A document that is used a second time is
 * compiled once and cached as long as the document lives. A compiled query reads plain fields as data
 * and would not call a field that is a function.
 */
export const createExecutor = (schema: GraphQLSchema): Executor => {
  const seen = new WeakMap<DocumentNode, Map<string, CompiledQuery | 'once' | 'notCompilable'>>();

  const compile = (document: DocumentNode, name: string): CompiledQuery | 'notCompilable' => {
    // graphql-jit does not handle @skip and @include on fragments in every case as graphql-js does.
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
