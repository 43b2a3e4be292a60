import { type TemplateRow, templateAnswer } from '../../schema/entities/arrangement.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';
import { columnsOf } from '../queries/columns.ts';
import { latestFirst, type Page, type PageOf, pageOf } from '../queries/page.ts';

const columns = { ...columnsOf('seating_arrangements', templateAnswer), eventName: 'events.name' };

/** The templates of the events that the caller may edit, newest first. @throws Refusal NOT_SIGNED_IN */
export const listTemplates = async (
  app: Application,
  request: RequestContext,
  part: PageOf,
): Promise<Page<TemplateRow>> => {
  requireMember(request);
  const templates = editableEvents(app, request.viewer)
    .join('seating_arrangements', 'seating_arrangements.event_id', 'events.id')
    .where('seating_arrangements.is_template', true);
  return pageOf<TemplateRow>(
    templates,
    columns,
    latestFirst('seating_arrangements', 'updated_at'),
    part,
  );
};
