import { eventAnswer } from '../../schema/entities/event.ts';
import { id } from '../../schema/entities/fields.ts';
import { defineList } from '../http/defineList.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { eventPlanChanged, eventsChanged } from './live.ts';
import { createEvent, deleteEvent, editEvent } from './operations.ts';
import { listEvents, readEvent } from './queries.ts';
import { EventPlansResolver } from './resolver.ts';

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/events',
    summary: 'The events that you may see, newest first',
    answer: eventAnswer,
    read: ({ app, request }, part) => listEvents(app, request, part),
  }),
  defineQuery({
    name: 'event',
    description: 'Null if the viewer may not see it.',
    args: { id },
    answer: eventAnswer,
    isNullable: true,
    read: ({ app, request }, { id }) => readEvent(app, request, id),
    route: { at: 'GET /api/events/:id', summary: 'One event' },
  }),
  createEvent,
  editEvent,
  deleteEvent,
  eventPlanChanged,
  eventsChanged,
];

export const eventPlans: Slice = { tag: 'Events', resolvers: [EventPlansResolver], serves };
