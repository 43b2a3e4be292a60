import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';

@ObjectType({ description: 'A member who has an event open now.', simpleResolvers: true })
export class PresentMember {
  @Field(() => ID)
  memberId!: string;

  @Field(() => String, { nullable: true })
  firstName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For those who may edit the event; null for others, like the picture.',
  })
  lastName!: string | null;

  @Field(() => String, { nullable: true })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Tells members apart; from 0 to 7.' })
  colour!: number;

  @Field(() => DateTime)
  since!: string;

  @Field(() => [ID], { description: 'Whom they drag or have picked.' })
  holdingAttendeeIds!: string[];
}

@ObjectType({
  description: 'All who have an event open now: each message has the whole list.',
  simpleResolvers: true,
})
export class EventPresence {
  /** Of the list among the lists of this process; the client needs none. */
  position!: string;

  resync!: boolean;

  @Field(() => [PresentMember], { description: 'Who came first stands first; 200 at most.' })
  present!: PresentMember[];
}

@InputType()
export class ShowPresenceInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { description: 'The one that follows `eventPresence`.' })
  clientId!: string;

  @Field(() => [ID])
  holdingAttendeeIds!: string[];
}

@ObjectType({ simpleResolvers: true })
export class ShowPresencePayload {
  @Field(() => Boolean, {
    description: 'False where nobody follows `eventPresence` with this client id.',
  })
  shown!: boolean;
}
