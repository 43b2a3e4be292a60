import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import {
  AssignSeatInput,
  AutoAssignSeatsInput,
  HoldTogetherInput,
  ReturnToPoolInput,
  SeatTogetherInput,
  SwapSeatsInput,
  UnassignSeatInput,
} from './inputs.ts';
import {
  assignSeat,
  autoAssignSeats,
  holdTogether,
  returnToPool,
  seatTogether,
  swapSeats,
  unassignSeat,
} from './operations.ts';
import {
  AutoAssignPayload,
  MoveTogetherPayload,
  SeatPayload,
  SeatTogetherPayload,
} from './types.ts';

@Resolver()
export class PlacementResolver {
  @Mutation(() => SeatPayload, {
    description:
      'Seats someone, from wherever they were. A taken seat answers SEAT_TAKEN, naming who sits there.',
  })
  assignSeat(
    @Arg('input', () => AssignSeatInput) input: AssignSeatInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return assignSeat(app, request, input);
  }

  @Mutation(() => SeatPayload, { description: 'Frees a seat; who sat there returns to the pool.' })
  unassignSeat(
    @Arg('input', () => UnassignSeatInput) input: UnassignSeatInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return unassignSeat(app, request, input);
  }

  @Mutation(() => SeatPayload, { description: 'Has the people on two seats change places.' })
  swapSeats(
    @Arg('input', () => SwapSeatsInput) input: SwapSeatsInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return swapSeats(app, request, input);
  }

  @Mutation(() => SeatTogetherPayload, {
    description:
      'Seats several people at a table in one step: they take its free seats in turn, as far as those reach.',
  })
  seatTogether(
    @Arg('input', () => SeatTogetherInput) input: SeatTogetherInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return seatTogether(app, request, input);
  }

  @Mutation(() => MoveTogetherPayload, {
    description:
      'Moves several people to the holding area in one step, for one reason, and frees their seats.',
  })
  holdTogether(
    @Arg('input', () => HoldTogetherInput) input: HoldTogetherInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return holdTogether(app, request, input);
  }

  @Mutation(() => MoveTogetherPayload, {
    description:
      'Moves several people to the pool in one step, off their seats and out of the holding area.',
  })
  returnToPool(
    @Arg('input', () => ReturnToPoolInput) input: ReturnToPoolInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return returnToPool(app, request, input);
  }

  @Mutation(() => AutoAssignPayload, {
    description:
      'Seats everyone in the pool as far as seats reach; never moves anyone who is seated.',
  })
  autoAssignSeats(
    @Arg('input', () => AutoAssignSeatsInput) input: AutoAssignSeatsInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return autoAssignSeats(app, request, input);
  }
}
