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
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { Page } from '../graphql/page.ts';
import {
  ArrangementIdInput,
  DuplicateArrangementInput,
  EditArrangementInput,
  SaveArrangementInput,
  UseTemplateInput,
} from './inputs.ts';
import { followArrangement } from './live.ts';
import { applyArrangement, arrangementEffect, useTemplate } from './onPlan.ts';
import {
  deleteArrangement,
  duplicateArrangement,
  editArrangement,
  offerTemplate,
  restoreArrangement,
  saveArrangement,
  shareArrangement,
  unshareArrangement,
  withdrawTemplate,
} from './operations.ts';
import { listArrangements, readArrangement, readPublicArrangement } from './queries.ts';
import { listTemplates } from './templates.ts';
import {
  ApplyArrangementPayload,
  Arrangement,
  ArrangementDelta,
  ArrangementEffect,
  ArrangementPage,
  ArrangementPayload,
  DeleteArrangementPayload,
  PublicArrangement,
  TemplatePage,
  UseTemplatePayload,
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
  publicArrangement(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readPublicArrangement(app, request, id));
  }

  @Query(() => ArrangementEffect, {
    nullable: true,
    description: 'What applying an arrangement would do now. Null where it is not to be seen.',
  })
  arrangementEffect(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(arrangementEffect(app, request, id));
  }

  @Query(() => TemplatePage, {
    description: 'The templates of the events that the viewer may edit, newest first.',
  })
  templates(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    return listTemplates(app, request, { ...page });
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

  @Mutation(() => ArrangementPayload, {
    description: 'Lets events begin with it: it is among the templates from here on.',
  })
  offerTemplate(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return offerTemplate(app, request, input);
  }

  @Mutation(() => ArrangementPayload, { description: 'Takes it from the templates.' })
  withdrawTemplate(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return withdrawTemplate(app, request, input);
  }

  @Mutation(() => ArrangementPayload, {
    description: 'Saves the same once more: private, with a link of its own.',
  })
  duplicateArrangement(
    @Arg('input', () => DuplicateArrangementInput) input: DuplicateArrangementInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return duplicateArrangement(app, request, input);
  }

  @Mutation(() => ApplyArrangementPayload, {
    description:
      'Makes the plan what the arrangement says, in one step: its tables as they were saved, and everybody in it who is still there on their seat. Who else sits there goes to the pool.',
  })
  applyArrangement(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return applyArrangement(app, request, input);
  }

  @Mutation(() => UseTemplatePayload, {
    description:
      "Adds a template's tables to an event, in one step; whoever waits in the pool under the name of somebody in it takes their seat.",
  })
  useTemplate(
    @Arg('input', () => UseTemplateInput) input: UseTemplateInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return useTemplate(app, request, input);
  }

  @Mutation(() => ArrangementPayload, {
    description: 'Takes the deletion of an arrangement back, its public link with it.',
  })
  restoreArrangement(
    @Arg('input', () => ArrangementIdInput) input: ArrangementIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return restoreArrangement(app, request, input);
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
