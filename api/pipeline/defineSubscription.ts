import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { GraphContext } from '../graphql/context.ts';
import type { AnyLiveStream, Delta } from '../sockets/liveStream.ts';

type Shape = Record<string, z.ZodType>;

type Definition<Args, Given, D extends Delta> = {
  name: string;
  description: string;
  args: Args;
  delta: ClassType<D>;
  /** Opens the viewer's stream. The arguments are unchecked. */
  follow: (context: GraphContext, args: Given) => Promise<AnyLiveStream<D>>;
};

export type Subscription = Definition<Shape, object, Delta>;

/** Defines a GraphQL subscription. api/graphql/subscriptions.ts makes its field. */
export const defineSubscription = <Args extends Shape, D extends Delta>(
  definition: Definition<Args, z.output<z.ZodObject<Args>>, D>,
): Subscription => definition as unknown as Subscription;
