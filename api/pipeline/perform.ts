import type { DomainEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { Decider } from '../core/decider.ts';
import type { CommandOrigin, Handled } from '../core/handleCommand.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';

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
