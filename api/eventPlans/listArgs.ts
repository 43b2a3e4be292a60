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
  'By which a list of events is in order: the newest, or the last changed, first; by date, what comes next, then what was, then what has none; by name.',
);

/** The arguments of the list of events. */
@ArgsType()
export class EventsArgs extends Page {
  @Field(() => String, { nullable: true, description: 'In the name or the location.' })
  search?: string | null;

  @Field(() => enumOfWords(eventStatuses) ?? String, { nullable: true })
  status?: EventStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that belong to the viewer.',
  })
  isMine?: boolean | null;

  @Field(() => Sorting, { nullable: true, description: '`created` where absent.' })
  sort?: EventSorting | null;
}
