import { FieldResolver, Resolver, Root } from 'type-graphql';
import { EventPlan } from '../eventPlans/types.ts';
import { partiesOf } from './partiesOf.ts';
import { Party } from './types.ts';

@Resolver(() => EventPlan)
export class PartiesResolver {
  @FieldResolver(() => [Party], {
    description: 'The guests who come together, for those who may see details of guests.',
  })
  parties(@Root() { attendees }: EventPlan) {
    // The rows, including the party, are already limited to what the viewer may see.
    return partiesOf(attendees.map(({ id, party = null }) => ({ id, party })));
  }
}
