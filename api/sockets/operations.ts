import type { GraphQLSchema } from 'graphql';
import type { Application, RequestContext } from '../application.ts';
import { createMemo } from '../core/memo.ts';
import { graphContext } from '../graphql/context.ts';
import { refuseExcess } from '../graphql/documentLimits.ts';
import type { ReportProblem } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import {
  type PreparedDocument,
  prepareDocument,
  type SubscribeRequest,
} from './preparedDocument.ts';
import { SharedOperation } from './sharedOperation.ts';

/** Operations kept ready. Past it the one unused for longest is prepared anew when it comes again. */
const cached = 500;

type Parts = {
  app: Application;
  schema: GraphQLSchema;
  execute: Executor;
  report: ReportProblem;
  production: boolean;
};

export const createOperations = ({ app, schema, execute, report, production }: Parts) => {
  const documentOf = createMemo<PreparedDocument>(cached);
  const operationOf = createMemo<SharedOperation>(cached);

  /** What must be equal for two subscribers to be sent the same bytes. */
  const keyOf = (prepared: PreparedDocument, who: RequestContext, request: SubscribeRequest) => {
    const isShared = ([name]: [string, unknown]) => !prepared.ownVariables.includes(name);
    const shared = Object.fromEntries(Object.entries(request.variables ?? {}).filter(isShared));
    const variables = prepared.isPlain ? shared : request.variables;
    const viewer = prepared.isPlain ? '' : `${who.viewer?.id} ${who.viewer?.role}`;
    return JSON.stringify([viewer, request.operationName, variables, request.query]);
  };

  return {
    /**
     * The operation that a client subscribes to, the same one for all who may share it.
     * @throws GraphQLError that says what is wrong with the document.
     */
    of: (who: RequestContext, request: SubscribeRequest) => {
      const prepared = documentOf(JSON.stringify([request.operationName, request.query]), () =>
        prepareDocument(schema, request, production),
      );
      refuseExcess(schema, prepared.document, prepared.operation, request.variables ?? {});
      const shared = operationOf(keyOf(prepared, who, request), () => {
        const { operationName, variables } = request;
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
