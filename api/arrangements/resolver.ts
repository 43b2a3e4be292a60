import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../faces/graphql/context.ts';
import { orNull } from '../faces/graphql/orNull.ts';
import { Page } from '../faces/graphql/page.ts';
import { ArrangementIdInput, EditArrangementInput, SaveArrangementInput } from './inputs.ts';
import { followArrangement } from './live.ts';
import {
  deleteArrangement,
  editArrangement,
  saveArrangement,
  shareArrangement,
  unshareArrangement,
} from './operations.ts';
import { listArrangements, readArrangement, readPublicArrangement } from './queries.ts';
import {
  Arrangement,
  ArrangementDelta,
  ArrangementPage,
  ArrangementPayload,
  DeleteArrangementPayload,
  PublicArrangement,
} from './types.ts';

@Resolver()
export class ArrangementsResolver {
  @Query(() => Arrangement, {
    nullable: true,
    description: 'Null where the viewer may not see it.',
  })
  arrangement(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readArrangement(app, request, id));
  }

  @Query(() => PublicArrangement, {
    nullable: true,
    description: 'What the public link shows; needs no sign-in.',
  })
  publicArrangement(@Arg('id', () => ID) id: string, @Ctx() { app }: GraphContext) {
    return orNull(readPublicArrangement(app, id));
  }

  @Subscription(() => ArrangementDelta, {
    subscribe: followArrangement,
    description: 'What changes of a saved arrangement, after a position or from now on.',
  })
  arrangementChanged(
    @Arg('id', () => ID) _id: string,
    @Arg('after', () => String, { nullable: true }) _after: string | null,
    @Root() delta: ArrangementDelta,
  ) {
    return delta;
  }

  @Mutation(() => ArrangementPayload, {
    description: 'Saves who sits where, at one table or at all of them.',
  })
  saveArrangement(
    @Arg('input', () => SaveArrangementInput) input: SaveArrangementInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return saveArrangement(app, request, input);
  }

  @Mutation(() => ArrangementPayload, {
    description: 'Renames a saved arrangement or describes it anew.',
  })
  editArrangement(
    @Arg('input', () => EditArrangementInput) input: EditArrangementInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return editArrangement(app, request, input);
  }

  @Mutation(() => ArrangementPayload, {
    description: 'Lets anyone with the link see the arrangement.',
  })
  shareArrangement(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return shareArrangement(app, request, input);
  }

  @Mutation(() => ArrangementPayload, { description: 'Closes the public link.' })
  unshareArrangement(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return unshareArrangement(app, request, input);
  }

  @Mutation(() => DeleteArrangementPayload, {
    description: 'Deletes a saved arrangement and its public link.',
  })
  deleteArrangement(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return deleteArrangement(app, request, input);
  }
}

@Resolver(() => Event)
export class EventArrangements {
  @FieldResolver(() => ArrangementPage, {
    description: 'What was saved of the event, newest first.',
  })
  arrangements(
    @Root() event: EventRow,
    @Args(() => Page) page: Page,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listArrangements(app, request, { ...page, eventId: event.id });
  }
}
