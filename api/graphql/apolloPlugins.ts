import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server';
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { isRefusal } from '../../schema/refusal.ts';
import type { RequestContext } from '../application.ts';
import { inCallersTurn } from '../pipeline/callersTurn.ts';
import { type GraphContext, graphContext } from './context.ts';
import { refuseDocument, refuseExcess, refuseInvalid } from './documentLimits.ts';
import { type ReportProblem, withRequestId } from './errors.ts';
import type { Executor } from './executor.ts';

type Plugin = ApolloServerPlugin<GraphContext>;
const listening = (listener: GraphQLRequestListener<GraphContext>): Plugin => ({
  requestDidStart: async () => listener,
});

/** Refuses subscriptions, documents that exceed the limits, and invalid variables, before anything runs. */
export const limitDocuments = (schema: GraphQLSchema): Plugin =>
  listening({
    didResolveOperation: async ({ document, operation, request }) => {
      // graphql-js would refuse it as well, but only after the other plugins.
      if (!operation) throw refuseDocument('Name one operation of the document (`operationName`).');
      if (operation.operation === 'subscription')
        throw refuseDocument('Subscriptions are answered over a WebSocket, at the same address.');
      refuseExcess(schema, document, operation, request.variables);
      refuseInvalid(schema, operation, request.variables);
    },
  });

/**
 * Answers queries by the compiled executor, in the member's turn. Mutations take the usual way.
 */
export const executeQueries = (execute: Executor, report: ReportProblem): Plugin =>
  listening({
    responseForOperation: async ({ document, operation, request, contextValue }) => {
      if (operation.operation !== 'query') return null;
      const answer = async (caller: RequestContext) =>
        execute({
          document,
          operationName: request.operationName,
          contextValue: graphContext(contextValue.app, caller),
          variables: request.variables,
        });
      const { data, errors } = await inCallersTurn(
        contextValue.request,
        'query',
        answer,
        contextValue.taken,
      ).catch(refusedWhole);
      const formatted = errors?.map((error) => report(error, contextValue.request.requestId));
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: { kind: 'single', singleResult: { data, ...(formatted && { errors: formatted }) } },
      };
    },
  });

/** @throws every error except refusals */
const refusedWhole = (error: unknown): ExecutionResult => {
  if (!isRefusal(error)) throw error;
  return { data: null, errors: [new GraphQLError(error.message, { originalError: error })] };
};

/** Logs unexpected errors and adds the request id to the caller's errors. */
export const nameRequests = (report: ReportProblem): Plugin =>
  listening({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) report(error, contextValue.request.requestId);
    },
    willSendResponse: async ({ response, contextValue }) => {
      const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
      if (result?.errors)
        result.errors = withRequestId(result.errors, contextValue.request.requestId);
    },
  });
