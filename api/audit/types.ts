import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AuditRow } from '../../schema/readModels.ts';
import type { AdminAction } from '../../schema/vocabulary.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime, Json } from '../graphql/scalars.ts';

@ObjectType({
  description: 'What an admin did, or was refused. Nobody can change or delete an entry.',
  simpleResolvers: true,
})
export class AuditEntry implements AuditRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Its place in the event log.' })
  position!: string;

  @Field(() => ID)
  adminUserId!: string;

  @Field(() => String, { description: 'In snake_case, e.g. `user_role_changed`.' })
  action!: AdminAction;

  @Field(() => ID, { nullable: true })
  targetUserId!: string | null;

  @Field(() => ID, { nullable: true })
  targetEventId!: string | null;

  @Field(() => Json, { nullable: true })
  previousValue!: Record<string, unknown> | null;

  @Field(() => Json, { nullable: true })
  newValue!: Record<string, unknown> | null;

  @Field(() => String, { nullable: true })
  ipAddress!: string | null;

  @Field(() => String, { nullable: true })
  userAgent!: string | null;

  @Field(() => DateTime)
  timestamp!: string;

  @Field(() => Int, { description: 'Its place in the chain of entries, from 1 without gaps.' })
  sequence!: number;

  @Field(() => String, { description: 'SHA-256 over what it says and the hash before it.' })
  hash!: string;
}

@ObjectType({ description: 'A page of the audit log, newest first.', simpleResolvers: true })
export class AuditPage extends ListPage {
  @Field(() => [AuditEntry])
  items!: AuditRow[];
}

@ObjectType({ description: 'Entries in a row, newest first.', simpleResolvers: true })
export class AuditSlice {
  @Field(() => [AuditEntry])
  items!: AuditRow[];

  @Field(() => Int, { description: 'How many entries there are in all.' })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: '`before` of the part that follows; null where none does.',
  })
  next!: string | null;
}

@InputType({ description: 'Which entries: all that is given must fit.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name or an address, or an id.' })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: "The same; or an event's id." })
  target?: string | null;

  @Field(() => String, { nullable: true, description: 'In snake_case.' })
  action?: string | null;

  @Field(() => DateTime, { nullable: true })
  from?: string | null;

  @Field(() => DateTime, { nullable: true })
  until?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class AuditDelta {
  @Field(() => String, { description: 'Where the log stands.' })
  position!: string;

  @Field(() => Boolean, { description: 'Query again: there is too much to tell.' })
  resync!: boolean;

  @Field(() => Int, { description: 'How many entries are new.' })
  entries!: number;
}
