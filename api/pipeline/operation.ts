import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { Position } from '../../schema/domainEvents.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import type { InputOptions } from '../graphql/fromZod.ts';
import type { At } from '../http/defineRoute.ts';
import { inCallersTurn } from './callersTurn.ts';
import { answerWithinMs, inTime, notInTime, timeLeft } from './inTime.ts';
import { type CodesOfFields, parseInput } from './parseInput.ts';
import type { Right } from './rights.ts';
import { originOf, runOnce } from './runOnce.ts';

/** The context of an operation's work. */
export type OperationCall<Granted> = {
  app: Application;
  request: RequestContext;
  origin: CommandOrigin;
  /** The result of the permission check. A repeat gets the result of the first run. */
  granted: Granted;
};

/** The GraphQL mutation. Its name is only given if it differs from the operation's. */
type MutationDefinition<S extends z.ZodObject> = {
  name?: string;
  /** Set if the mutation's input differs from the schema's fields and descriptions. */
  input?: InputOptions<S['shape']>;
  payload: ClassType<object>;
};

/** A REST route. Its body is the input without the fields in its path. */
export type RouteDefinition<Answer> = {
  at: At<'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
  /**
   * Path parameters whose input field has another name. The `:id` of `/api/events/:id` is known to be the
   * `eventId` of an input that has one.
   */
  params?: Record<string, string>;
  /** Default: the tag of the slice. */
  tag?: string;
  /** Default: the operation's description. */
  summary?: string;
  /** Absent: 204 without a body. */
  answer?: z.ZodType;
  /** Default: 200 with an answer, 204 without one. */
  status?: 201;
  /** Makes the body from the mutation's payload. */
  shows?(answer: Answer): unknown;
};

/** The answer of a route that shows one field of the mutation's payload. */
export const answers = <Field extends string>(field: Field, answer: z.ZodType) => ({
  answer,
  shows: (payload: Record<Field, unknown>) => payload[field],
});

type CommandSchema = z.ZodObject & z.ZodType<{ commandId?: string | null }>;

/** `stepId` is the step that undo would reverse: the command's own, unless the work names another. */
type Answered<T> = T & { stepId: string };

type Definition<S extends CommandSchema, T extends object, Granted> = {
  /** Must never change, because idempotency keys are stored with it. */
  name: string;
  /** A sentence: the mutation's description and, without its full stop, the route's summary. */
  description: string;
  input: S;
  /** The error codes of fields that have one of their own. */
  codes?: CodesOfFields;
  right: Right<z.output<S>, Granted>;
  work: (call: OperationCall<Granted>, input: Omit<z.output<S>, 'commandId'>) => Promise<T>;
  /** Whether the operation changes nothing. A repeat is then answered anew, and no answer is stored. */
  isRead?: boolean;
  /** Whether the operation may read or record a whole plan. Few of these run at a time for each member. */
  isLarge?: boolean;
  mutation?: MutationDefinition<S>;
  route?: RouteDefinition<Answered<T>>;
};

/** An operation as mutations and routes call it, with its definition. */
export type Operation<T extends object = object> = {
  (app: Application, request: RequestContext, input: unknown): Promise<Answered<T>>;
  readonly definition: {
    name: string;
    description: string;
    input: z.ZodObject;
    mutation?: MutationDefinition<z.ZodObject>;
    route?: RouteDefinition<Answered<T>>;
  };
};

/** How long a large command keeps its turn for the read models to show it, if its caller has been answered. */
const longestTurnMs = 30_000;

/**
 * Defines an operation once. api/graphql/mutations.ts makes its mutation, api/http/routeOf.ts its
 * route. A call requires a signed-in caller, checks the input, asks for the right, and runs once per
 * idempotency key.
 * @throws Refusal when called: NOT_SIGNED_IN, BAD_INPUT, KEY_REUSED, PLAN_SET_ASIDE, the refusals of
 * right and work; NOT_READY after 9 s
 */
export const operation = <S extends CommandSchema, T extends object, Granted>({
  name,
  description,
  input: schema,
  codes,
  right,
  work,
  isRead = false,
  isLarge = false,
  mutation,
  route,
}: Definition<S, T, Granted>): Operation<T> => {
  const once = async (
    app: Application,
    request: RequestContext,
    input: unknown,
    limits: Pick<CommandOrigin, 'deadline' | 'onRecorded'> & { deadline: number },
  ) => {
    const { deadline } = limits;
    if (performance.now() > deadline) throw notInTime();
    const parsed = parseInput(schema, input, codes);
    const { commandId: key, ...fields } = parsed;
    return runOnce(
      app.claims,
      { ...originOf(request), ...limits },
      {
        operation: name,
        key: isRead ? undefined : key,
        input: withoutKey(input),
        ask: () => judged(app, deadline, () => right.ask(app, request, parsed)),
        again: (granted) => judged(app, deadline, () => right.again(app, request, granted)),
        since: app.feed.reached(),
      },
      async (origin, granted) => ({
        stepId: origin.commandId,
        ...(await work({ app, request, origin, granted }, fields)),
      }),
    );
  };
  const run = async (app: Application, request: RequestContext, input: unknown) => {
    requireMember(request);
    const deadline = (request.begunAt ?? performance.now()) + answerWithinMs;
    let recorded: Position | undefined;
    const onRecorded = (position: Position | undefined) => {
      recorded = position;
    };
    const now = (current: RequestContext) => once(app, current, input, { deadline, onRecorded });
    // Otherwise everybody's small commands would wait until the read models show all that came before.
    const shown = async () => {
      if (recorded) await app.feed.waitFor(recorded, longestTurnMs).catch(() => undefined);
    };
    // Late work continues after its turn ends.
    return inTime(
      isLarge
        ? inCallersTurn(request, 'largeCommand', (current) => inTime(now(current)), shown)
        : now(request),
      deadline - performance.now(),
    );
  };
  return Object.assign(run, { definition: { name, description, input: schema, mutation, route } });
};

/**
 * After a crash of PostgreSQL, read models may temporarily lack rows that they had shown before. A refusal
 * that rests on such read models does not count, so the check is repeated.
 */
const judged = async <T>(
  { feed }: Application,
  deadline: number,
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (isRefusal(error) && (await feed.wasTakenBack(timeLeft({ deadline })))) return ask();
    throw error;
  }
};

const withoutKey = (input: unknown): unknown => ({ ...(input as object), commandId: undefined });
