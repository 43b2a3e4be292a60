import type { GraphQLSchema } from 'graphql';
import type { Application, RequestContext } from '../application.ts';
import { createMemo } from '../core/memo.ts';
import { graphContext } from '../graphql/context.ts';
import { refuseExcess, refuseExcessiveVariables } from '../graphql/documentLimits.ts';
import type { ReportProblem } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import {
  type PreparedDocument,
  prepareDocument,
  type SubscribeRequest,
} from './preparedDocument.ts';
import { SharedOperation } from './sharedOperation.ts';

/** The most prepared operations in memory. The least recently used one is dropped first. */
const cached = 500;

type Parts = {
  app: Application;
  schema: GraphQLSchema;
  execute: Executor;
  report: ReportProblem;
  production: boolean;
};

/** A cache of prepared documents and shared operations. */
export const createOperations = ({ app, schema, execute, report, production }: Parts) => {
  const documentOf = createMemo<PreparedDocument>(cached);
  const operationOf = createMemo<SharedOperation>(cached);

  /** The key of subscribers who can share the same bytes. */
  const keyOf = (prepared: PreparedDocument, who: RequestContext, request: SubscribeRequest) => {
    const isShared = ([name]: [string, unknown]) => !prepared.ownVariables.includes(name);
    const shared = Object.fromEntries(Object.entries(request.variables ?? {}).filter(isShared));
    const variables = prepared.isPlain ? shared : request.variables;
    const viewer = prepared.isPlain ? '' : `${who.viewer?.id} ${who.viewer?.role}`;
    return JSON.stringify([viewer, request.operationName, variables, request.query]);
  };

  return {
    /**
     * The operation that a client subscribes to, shared by all clients with the same key.
     * @throws GraphQLError that says what is wrong with the document
     */
    of: (who: RequestContext, request: SubscribeRequest) => {
      const prepared = documentOf(JSON.stringify([request.operationName, request.query]), () =>
        prepareDocument(schema, request, production),
      );
      const { operationName, variables } = request;
      refuseExcessiveVariables(variables ?? {});
      const shared = operationOf(keyOf(prepared, who, request), () => {
        // Checked once for all clients who share the operation, because thousands may return at a time.
        refuseExcess(schema, prepared.document, prepared.operation, variables ?? {});
        const contextValue = () => graphContext(app, who);
        return new SharedOperation(
          { document: prepared.document, operationName, variables: variables ?? {}, contextValue },
          execute,
          report,
        );
      });
      return { prepared, shared };
    },
  };
};
