import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/entities/event.ts';
import type { HistoryRow, Stay, Trail } from '../../schema/entities/history.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { User } from '../members/types.ts';
import { withGuestNames } from '../plusOnes/guestNames.ts';
import { idsOf } from './mentions.ts';
import { actorsOf, listHistory } from './queries.ts';
import type { Reversal } from './reversals.ts';
import {
  AttendeeStay,
  AttendeeTrail,
  HistoryEntry,
  HistoryMention,
  HistoryPage,
  HistoryPart,
  HistoryUndoing,
} from './types.ts';

/** The member who made a change; null for viewers who may not edit the event. */
const actorForEditors = async (
  { eventId, performedByUserId }: Pick<HistoryRow, 'eventId' | 'performedByUserId'>,
  { loaders }: GraphContext,
) => ((await loaders.mayEditEvent.load(eventId)) ? loaders.user.load(performedByUserId) : null);

@Resolver(() => Event)
export class EventHistory {
  @FieldResolver(() => HistoryPage, {
    description: 'The changes of the plan that match the filter, newest first.',
  })
  history(
    @Root() event: EventRow,
    @Args(() => HistoryPart) page: HistoryPart,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listHistory(app, request, { ...page, eventId: event.id });
  }

  @FieldResolver(() => [User], {
    description:
      'The members who made changes, for those who may edit the event; otherwise nobody.',
  })
  async historyActors(@Root() event: EventRow, @Ctx() { app, loaders }: GraphContext) {
    if (!(await loaders.mayEditEvent.load(event.id))) return [];
    const actors = await loaders.user.loadMany(await actorsOf(app, event.id));
    return actors.filter((actor) => actor && !(actor instanceof Error));
  }
}

/** The author, the undo and the names of a history entry. */
@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @FieldResolver(() => Event, { nullable: true, description: 'Null after it was deleted.' })
  event(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    return loaders.event.load(entry.eventId);
  }

  @FieldResolver(() => [HistoryMention], {
    description: 'What the change names by id, without people who have been removed since.',
  })
  async mentions(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    const loaded = await loaders.mention.loadMany(idsOf(entry));
    const found = loaded.flatMap((mention) =>
      mention === null || mention instanceof Error ? [] : [mention],
    );
    return (await loaders.mayEditEvent.load(entry.eventId))
      ? withGuestNames(found, (id) => loaders.guestName.load(id))
      : found;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'For those who may edit the event. Readers get no address.',
  })
  performedBy(@Root() entry: HistoryRow, @Ctx() context: GraphContext) {
    return actorForEditors(entry, context);
  }

  @FieldResolver(() => HistoryUndoing, {
    nullable: true,
    description: 'The reversal of the step; null while the step is in effect.',
  })
  undoing(@Root() { eventId, stepId }: HistoryRow, @Ctx() { loaders }: GraphContext) {
    return loaders.undoing.load({ eventId, stepId });
  }
}

/** The member who undid a step. */
@Resolver(() => HistoryUndoing)
export class HistoryUndoingResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'For those who may edit the event.',
  })
  performedBy(@Root() reversal: Reversal, @Ctx() context: GraphContext) {
    return actorForEditors(reversal, context);
  }
}

@Resolver(() => AttendeeTrail)
export class AttendeeTrailResolver {
  @FieldResolver(() => [AttendeeStay], { description: 'Latest first.' })
  stays(@Root() { eventId, stays }: Trail) {
    return stays.map((stay) => ({ ...stay, eventId }));
  }
}

@Resolver(() => AttendeeStay)
export class AttendeeStayResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member who moved them there, for those who may edit the event.',
  })
  performedBy(@Root() stay: Stay & { eventId: string }, @Ctx() context: GraphContext) {
    return actorForEditors(stay, context);
  }
}
