import type { TemplateRow } from '../../schema/entities/arrangement.ts';
import { pageInput } from '../../schema/inputs/lists.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { editableEvents } from '../eventPlans/mine.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { type Page, type PageOf, pageOf } from '../queries/page.ts';

const columns = {
  id: 'seating_arrangements.id',
  eventId: 'seating_arrangements.event_id',
  eventName: 'events.name',
  name: 'seating_arrangements.name',
  description: 'seating_arrangements.description',
  tables: 'seating_arrangements.tables',
  updatedAt: 'seating_arrangements.updated_at',
};

const newestFirst = [
  { column: 'seating_arrangements.updated_at', order: 'desc' as const },
  { column: 'seating_arrangements.id', order: 'asc' as const },
];

/** The templates of the events that the caller may edit, newest first. */
export const listTemplates = async (
  app: Application,
  request: RequestContext,
  page: Record<string, unknown>,
): Promise<Page<TemplateRow>> => {
  requireMember(request);
  return templatesForRest(app, request, parseInput(pageInput, page));
};

/** The same, as large a part as is asked for. */
export const templatesForRest = async (
  app: Application,
  request: RequestContext,
  part: PageOf,
): Promise<Page<TemplateRow>> => {
  const templates = editableEvents(app, request.viewer)
    .join('seating_arrangements', 'seating_arrangements.event_id', 'events.id')
    .where('seating_arrangements.is_template', true);
  return pageOf<TemplateRow>(templates, columns, newestFirst, part);
};
