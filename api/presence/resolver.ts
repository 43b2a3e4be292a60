import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { showPresence } from './operations.ts';
import { ShowPresenceInput, ShowPresencePayload } from './types.ts';

@Resolver()
export class PresenceResolver {
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
