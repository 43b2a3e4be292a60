import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { followPresence } from './live.ts';
import { showPresence } from './operations.ts';
import { EventPresence, ShowPresenceInput, ShowPresencePayload } from './types.ts';

/** The subscription to presence and the mutation that shows what a member holds. */
@Resolver()
export class PresenceResolver {
  @Subscription(() => EventPresence, {
    subscribe: followPresence,
    description:
      'The members who have the event open now. With a client id, one for each screen, the viewer is shown for as long as they follow.',
  })
  eventPresence(
    @Arg('id', () => ID) _id: string,
    @Arg('clientId', () => ID, { nullable: true }) _clientId: string | null,
    @Root() present: EventPresence,
  ) {
    return present;
  }

  @Mutation(() => ShowPresencePayload, {
    description:
      'Shows others the people that the viewer drags or has picked, for 40 seconds unless it is repeated. Not recorded.',
  })
  showPresence(
    @Arg('input', () => ShowPresenceInput) input: ShowPresenceInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return showPresence(app, request, input);
  }
}
