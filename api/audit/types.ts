import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AuditRow } from '../../schema/readModels.ts';
import type { AdminAction } from '../../schema/vocabulary.ts';
import { ListPage } from '../faces/graphql/page.ts';
import { DateTime, Json } from '../faces/graphql/scalars.ts';

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
