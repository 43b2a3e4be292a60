import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import type { At } from '../http/defineRoute.ts';
import { answerWithinMs, inTime } from './inTime.ts';
import { parseInput } from './parseInput.ts';
import type { Right } from './rights.ts';
import { originOf, runOnce } from './runOnce.ts';

/** What the work of an operation has beside its input. */
export type OperationCall<Asked> = {
  app: Application;
  request: RequestContext;
  origin: CommandOrigin;
  /** What the right was asked for: for a repeat, which may have removed that, as it was. */
  asked: Asked;
};

/** The GraphQL mutation: its classes, and its name where that is not the operation's. */
export type MutationDefinition = {
  name?: string;
  /** Default: made of the operation's input, and named after the mutation. */
  input?: ClassType<object>;
  payload: ClassType<object>;
};

/** A REST route whose body is the input, without what its path names. */
export type RouteDefinition<Answer> = {
  at: At<'POST' | 'PATCH' | 'DELETE'>;
  /** Parameters of the path whose field of the input has another name. */
  params?: Record<string, string>;
  tag: string;
  /** The description, unless REST says more or less. */
  summary?: string;
  /** Absent where nothing is answered (204). */
  answer?: z.ZodType;
  /** 200 with an answer and 204 without one, unless it is said. */
  status?: 201;
  /** What is answered in place of the mutation's payload. */
  shows?(answer: Answer): unknown;
};

type CommandSchema = z.ZodObject & z.ZodType<{ commandId?: string | null }>;

/** `stepId` is what undo takes back. */
type Answered<T> = T & { stepId: string };

type Definition<S extends CommandSchema, T extends object, Asked> = {
  /** Part of what an idempotency key is kept under, so it never changes. */
  name: string;
  /** A sentence: the mutation's description and, without its full stop, the route's summary. */
  description: string;
  input: S;
  right: Right<z.output<S>, Asked>;
  work: (call: OperationCall<Asked>, input: Omit<z.output<S>, 'commandId'>) => Promise<T>;
  mutation?: MutationDefinition;
  route?: RouteDefinition<Answered<T>>;
};

/** An operation: called by whoever serves it, and what they need to know of it to do so. */
export type Operation<T extends object = object> = {
  (app: Application, request: RequestContext, input: unknown): Promise<Answered<T>>;
  readonly definition: {
    name: string;
    description: string;
    input: z.ZodObject;
    mutation?: MutationDefinition;
    route?: RouteDefinition<Answered<T>>;
  };
};

/**
 * Defines an operation once: api/graphql/mutations.ts makes its mutation of it, api/http/routeOf.ts its
 * route. What each does: a signed-in caller, input that keeps the rules, the right to it and, where the
 * caller names the command, one run for however many requests.
 * @throws Refusal when called: NOT_SIGNED_IN, BAD_INPUT, what the right and the work refuse;
 * KEY_REUSED; NOT_READY where it takes too long; PLAN_SET_ASIDE
 */
export const operation = <S extends CommandSchema, T extends object, Asked>({
  name,
  description,
  input: schema,
  right,
  work,
  mutation,
  route,
}: Definition<S, T, Asked>): Operation<T> => {
  const run = async (app: Application, request: RequestContext, input: unknown) => {
    requireMember(request);
    const parsed = parseInput(schema, input);
    const { commandId: key, ...fields } = parsed;
    const deadline = performance.now() + answerWithinMs;
    const once = runOnce(
      app.claims,
      { ...originOf(request), deadline },
      {
        operation: name,
        key,
        input: withoutKey(input),
        ask: () => judged(app, () => right.ask(app, request, parsed)),
        again: (asked) => judged(app, () => right.again(app, request, asked)),
        since: app.feed.reached(),
      },
      async (origin, asked) => ({
        ...(await work({ app, request, origin, asked }, fields)),
        stepId: origin.commandId,
      }),
    );
    return inTime(once);
  };
  return Object.assign(run, { definition: { name, description, input: schema, mutation, route } });
};

/** What read models refuse that lack what they have shown before is no refusal: it is asked anew. */
const judged = async <T>({ feed }: Application, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (isRefusal(error) && (await feed.wasTakenBack())) return ask();
    throw error;
  }
};

const withoutKey = (input: unknown): unknown => ({ ...(input as object), commandId: undefined });
