import type { z } from 'zod';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import type { Decider } from '../core/decider.ts';
import type { CommandOrigin, Handled } from '../core/handleCommand.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { answerWithinMs, inTime } from './inTime.ts';
import { parseInput } from './parseInput.ts';
import type { Right } from './rights.ts';
import { originOf, runOnce } from './runOnce.ts';

/**
 * What every operation does: a signed-in caller, input that keeps the rules, the right to it and,
 * where the caller names the command, one run for however many requests. `asked` is what the right
 * was asked for: for a repeat, which may have removed that, as it was. `stepId` is what undo takes
 * back.
 * @throws Refusal NOT_SIGNED_IN, BAD_INPUT, what the right and the work refuse; KEY_REUSED;
 * NOT_READY where it takes too long
 */
export const operation =
  <S extends z.ZodType<{ commandId?: string | null }>, T extends object, Asked>(
    name: string,
    schema: S,
    right: Right<z.output<S>, Asked>,
    work: (
      app: Application,
      request: RequestContext,
      input: z.output<S>,
      origin: CommandOrigin,
      asked: Asked,
    ) => Promise<T>,
  ) =>
  async (
    app: Application,
    request: RequestContext,
    input: unknown,
  ): Promise<T & { stepId: string }> => {
    requireMember(request);
    const fields = parseInput(schema, input);
    const deadline = performance.now() + answerWithinMs;
    const run = runOnce(
      app.claims,
      { ...originOf(request), deadline },
      {
        operation: name,
        key: fields.commandId,
        input: withoutKey(input),
        ask: () => right.ask(app, request, fields),
        again: (asked) => right.again(app, request, asked),
        since: app.feed.reached(),
      },
      async (origin, asked) => ({
        ...(await work(app, request, fields, origin, asked)),
        stepId: origin.commandId,
      }),
    );
    return inTime(run);
  };

const withoutKey = (input: unknown): unknown => ({ ...(input as object), commandId: undefined });

/** A command, or how it comes about: asked only where it was not recorded before. */
type Asking<C> = C | (() => Promise<C>);

/**
 * Handles a command and waits until the read models show what came of it. A repeat is answered by
 * what it recorded; only where that is nothing, or not whole, is it decided.
 * @throws Refusal PLAN_SET_ASIDE where the read models will not show it for now.
 */
export const perform = async <S, C extends object, E extends DomainEvent>(
  app: Application,
  decider: Decider<S, C, E>,
  stream: string,
  command: Asking<C>,
  origin: CommandOrigin,
): Promise<Handled<S, E>> => {
  const about = typeof command === 'function' ? {} : command;
  app.setAside.requireFollowed(stream, about);
  const handled = await handledOnce(app, decider, stream, command, origin);
  const { events, streamPosition } = handled;
  if (events.length > 0) origin.onRecorded?.();
  if (streamPosition) {
    await app.feed.waitFor(streamPosition);
    app.setAside.requireFollowed(stream, events[0]?.data ?? about, streamPosition);
  }
  return handled;
};

const handledOnce = async <S, C extends object, E extends DomainEvent>(
  { commands }: Application,
  decider: Decider<S, C, E>,
  stream: string,
  command: Asking<C>,
  origin: CommandOrigin,
): Promise<Handled<S, E>> => {
  if (typeof command !== 'function') return commands.handle(decider, stream, command, origin);
  const recorded = await commands.recorded(decider, stream, origin);
  return recorded ?? commands.handle(decider, stream, await command(), origin);
};

export const performOnPlan = (app: Application, command: EventPlanCommand, origin: CommandOrigin) =>
  perform(app, eventPlanDecider, eventPlanStream(command.eventId), command, origin);

/** The same for what must be read before it can be commanded. */
export const performLaterOnPlan = (
  app: Application,
  eventId: string,
  command: () => Promise<EventPlanCommand>,
  origin: CommandOrigin,
) => perform(app, eventPlanDecider, eventPlanStream(eventId), command, origin);
