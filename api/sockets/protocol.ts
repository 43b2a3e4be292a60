import {
  createSourceEventStream,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type Context, makeServer, type Server } from 'graphql-ws';
import type { Application } from '../application.ts';
import { isMemberOfPage } from '../auth/memberOfPage.ts';
import { createTurns, createTurnsByKey } from '../core/turns.ts';
import { graphContext } from '../graphql/context.ts';
import { type ReportProblem, withRequestId } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Connection } from './connections.ts';
import { closeCodes, type SocketLimits } from './limits.ts';
import { AnyLiveStream } from './liveStream.ts';
import { LiveSubscription } from './liveSubscription.ts';
import { createOperations } from './operations.ts';
import type { SubscribeRequest } from './preparedDocument.ts';

type Parts = {
  app: Application;
  schema: GraphQLSchema;
  execute: Executor;
  report: ReportProblem;
  production: boolean;
  limits: SocketLimits;
};

type SocketExtra = { connection: Connection };
type LiveArgs = ExecutionArgs & { subscription: LiveSubscription };

/** Limits calls to `max` within ten seconds. */
const tenSecondGauge = (max: number) => {
  let since = 0;
  let count = 0;
  return (): boolean => {
    const now = Date.now();
    if (now - since > 10_000) [since, count] = [now, 0];
    count += 1;
    return count <= max;
  };
};

/** The stream that a subscription's field opens. @throws the field's refusal */
const openStream = async (args: ExecutionArgs): Promise<AnyLiveStream> => {
  const opened = await createSourceEventStream(args);
  if (opened instanceof AnyLiveStream) return opened;
  throw 'errors' in opened && opened.errors?.[0]
    ? opened.errors[0]
    : new Error('Not a live stream');
};

const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });

/** graphql-ws throws this for a known message that only servers send. */
const isOnlyForClients = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unexpected message of type ');

/** Speaks graphql-transport-ws with each socket through graphql-ws; subscriptions only. */
export const createProtocol = ({ app, schema, execute, report, production, limits }: Parts) => {
  const operations = createOperations({ app, schema, execute, report, production });
  const inTurn = createTurns(limits.openingAtATime);

  const prepare = (connection: Connection, id: string, request: SubscribeRequest): LiveArgs => {
    const { shared, prepared } = operations.of(connection.who, request);
    const args: ExecutionArgs = {
      schema,
      document: prepared.document,
      operationName: request.operationName,
      variableValues: request.variables,
      contextValue: graphContext(app, connection.who),
    };
    const subscription = new LiveSubscription(
      id,
      connection.outbox,
      shared,
      (isOver) => inTurn(async () => (isOver() ? undefined : openStream(args))),
      limits.waitingChanges,
    );
    return { ...args, subscription };
  };

  const isCrowded = (ctx: Context<undefined, SocketExtra>) =>
    Object.keys(ctx.subscriptions).length > limits.subscriptionsPerSocket;

  const server = makeServer<undefined, SocketExtra>({
    connectionInitWaitTimeout: limits.initTimeoutMs,
    onConnect: ({ connectionParams, extra }) =>
      isMemberOfPage(connectionParams?.['member-id'], extra.connection.who.viewer?.id),
    onSubscribe: (ctx, id, payload) => {
      const { connection } = ctx.extra;
      if (isCrowded(ctx)) connection.socket.close(closeCodes.tooMany, 'Too many subscriptions');
      try {
        return prepare(connection, id, payload);
      } catch (error) {
        return [asGraphQLError(error)];
      }
    },
    subscribe: (args) => (args as LiveArgs).subscription,
    onError: (ctx, _id, _payload, errors) => {
      const { requestId } = ctx.extra.connection.who;
      return withRequestId(
        errors.map((error) => report(error, requestId)),
        requestId,
      );
    },
  });

  return { serve: createServe(server, { limits, report }) };
};

/** Connects a socket to the server, which gets no more messages than the rate limit allows. */
const createServe = (
  server: Server<SocketExtra>,
  { limits, report }: Pick<Parts, 'limits' | 'report'>,
) => {
  /** Checking a document takes milliseconds, so one member's messages must not hold up others. */
  const inMembersTurn = createTurnsByKey(1);

  return (connection: Connection): void => {
    const { socket, outbox } = connection;
    const isWithinRate = tenSecondGauge(limits.messagesPerTenSeconds);
    const memberId = connection.who.viewer?.id ?? '';
    const refuseFlood = () => socket.close(closeCodes.tooMany, 'Too many messages');
    // ws answers pings by itself.
    for (const frame of ['ping', 'pong'])
      socket.on(frame, () => {
        if (!isWithinRate()) refuseFlood();
      });
    const isOpen = () => socket.readyState === socket.OPEN;
    // Not awaited, because a subscription's message is handled until the subscription ends.
    const handle = (handling: Promise<void>) =>
      void handling.catch((error) => {
        if (isOnlyForClients(error))
          return socket.close(closeCodes.invalid, 'Invalid message received');
        report(error, connection.who.requestId);
        socket.close(closeCodes.failed, 'Something went wrong on our side');
      });
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => outbox.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data) => {
            if (!isWithinRate()) return refuseFlood();
            void inMembersTurn(memberId, async () => {
              // If the socket was closed in the meantime, nothing would end a subscription.
              if (isOpen()) handle(receive(String(data)));
            });
          }),
      },
      { connection },
    );
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  };
};
