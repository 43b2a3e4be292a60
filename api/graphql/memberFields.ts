import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { User } from '../members/types.ts';
import type { GraphContext } from './context.ts';

type Ids<Row> = { [field: string]: keyof Row & string };

/**
 * A resolver class for fields of a type that are members, whose ids are in other fields of the row.
 */
export const memberFields = <Row extends object>(type: ClassType<Row>, ids: Ids<Row>) => {
  class Members {}
  Resolver(() => type)(Members);
  for (const [field, id] of Object.entries(ids)) {
    const value = (row: Row, { loaders }: GraphContext) => {
      const memberId = row[id] as string | null;
      return memberId && loaders.user.load(memberId);
    };
    Object.defineProperty(Members.prototype, field, { value });
    FieldResolver(() => User, { nullable: true })(Members.prototype, field, { value });
    Root()(Members.prototype, field, 0);
    Ctx()(Members.prototype, field, 1);
  }
  return Members;
};
