import type { z } from 'zod';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import type { Decider } from '../core/decider.ts';
import type { CommandOrigin, Handled } from '../core/handleCommand.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { parseInput } from './parseInput.ts';
import { runOnce } from './runOnce.ts';

/**
 * What every operation does: a signed-in caller, input that keeps the rules, and, where the caller
 * names the command, one run for however many requests. `stepId` is what undo takes back.
 * @throws Refusal NOT_SIGNED_IN, BAD_INPUT, and what the work refuses.
 */
export const operation =
  <S extends z.ZodType<{ commandId?: string | null }>, T extends object>(
    name: string,
    schema: S,
    work: (
      app: Application,
      request: RequestContext,
      input: z.output<S>,
      origin: CommandOrigin,
    ) => Promise<T>,
  ) =>
  async (
    app: Application,
    request: RequestContext,
    input: unknown,
  ): Promise<T & { stepId: string }> => {
    requireMember(request);
    const fields = parseInput(schema, input);
    return runOnce(app.read, request, name, fields.commandId, async (origin) => ({
      ...(await work(app, request, fields, origin)),
      stepId: origin.commandId,
    }));
  };

/** Handles a command and waits until the read models show what came of it. */
export const perform = async <S, C, E extends DomainEvent>(
  app: Application,
  decider: Decider<S, C, E>,
  stream: string,
  command: C,
  origin: CommandOrigin,
): Promise<Handled<S, E>> => {
  const handled = await app.commands.handle(decider, stream, command, origin);
  if (handled.streamPosition) await app.feed.waitFor(handled.streamPosition);
  return handled;
};

export const performOnPlan = (app: Application, command: EventPlanCommand, origin: CommandOrigin) =>
  perform(app, eventPlanDecider, eventPlanStream(command.eventId), command, origin);
