import type { DomainEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { Decider } from '../core/decider.ts';
import type { CommandOrigin, Handled } from '../core/handleCommand.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { untilShown } from './untilShown.ts';

/** A command, or a function that makes it, called only if the command has recorded no events yet. */
type CommandOrReader<C> = C | (() => Promise<C>);

/**
 * Handles a command and waits until the read models show its events. A repeated command is answered from its
 * recorded events, and decided only if they are missing or incomplete.
 * @throws Refusal PLAN_SET_ASIDE if the read models will not show the events; see also
 * `CommandHandler.handle`
 */
export const perform = async <S, C extends object, E extends DomainEvent>(
  app: Application,
  decider: Decider<S, C, E>,
  stream: string,
  command: CommandOrReader<C>,
  origin: CommandOrigin,
): Promise<Handled<S, E>> => {
  const about = typeof command === 'function' ? {} : command;
  app.setAside.requireFollowed(stream, about);
  const { commands } = app;
  const handled =
    typeof command === 'function'
      ? ((await commands.recorded(decider, stream, origin)) ??
        (await commands.handle(decider, stream, await command(), origin)))
      : await commands.handle(decider, stream, command, origin);
  const { events, streamPosition } = handled;
  if (events.length > 0) origin.onRecorded?.(streamPosition);
  if (streamPosition) {
    await untilShown(app, streamPosition, origin);
    app.setAside.requireFollowed(stream, events[0]?.data ?? about, streamPosition);
  }
  return handled;
};

/** Performs a command on its event plan. @throws Refusal as `perform` */
export const performOnPlan = (app: Application, command: EventPlanCommand, origin: CommandOrigin) =>
  perform(app, eventPlanDecider, eventPlanStream(command.eventId), command, origin);

/** Performs a command that needs something read first. @throws Refusal as `perform`, and of `command` */
export const performLaterOnPlan = (
  app: Application,
  eventId: string,
  command: () => Promise<EventPlanCommand>,
  origin: CommandOrigin,
) => perform(app, eventPlanDecider, eventPlanStream(eventId), command, origin);
