import { ArgsType, Field } from 'type-graphql';
import {
  type EventSorting,
  type EventStatus,
  eventSortings,
  eventStatuses,
} from '../../schema/vocabulary.ts';
import { enumOf, enumOfWords } from '../graphql/enums.ts';
import { Page } from '../graphql/page.ts';

const Sorting = enumOf(
  'EventSorting',
  eventSortings,
  'The order of a list of events. `created` and `changed`: latest first. `date`: upcoming events first, then past ones, then those without a date. `name`: by name.',
);

@ArgsType()
export class EventsArgs extends Page {
  @Field(() => String, { nullable: true, description: 'Text in the name or the location.' })
  search?: string | null;

  @Field(() => enumOfWords(eventStatuses) ?? String, { nullable: true })
  status?: EventStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only events that belong to the viewer.',
  })
  isMine?: boolean | null;

  @Field(() => Sorting, { nullable: true, description: 'Default: `created`.' })
  sort?: EventSorting | null;
}
