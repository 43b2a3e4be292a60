import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { exportInput } from '../../schema/inputs/erasure.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { plansAlong } from '../eventPlans/plans.ts';
import { mayName, namedBy } from '../issuedSheets/mayName.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { issuedSheetColumns } from '../queries/columns.ts';
import { originalOf, requirePlanOfGuest } from './eraseGuest.ts';

/**
 * The issued sheets of an event that may name a person, latest first. The plans of the sheets know people by
 * id, so that the sheets are found even after an erasure.
 * @throws Refusal EVENT_NOT_FOUND
 */
export const paperNaming = async (
  app: Application,
  { id, eventId }: { id: string; eventId: string },
): Promise<IssuedSheetRow[]> => {
  const issues = await app
    .read('issued_sheets')
    .where({ event_id: eventId })
    .orderBy(['revision', 'created_at', 'number', 'id'])
    .select<IssuedSheetRow[]>(issuedSheetColumns);
  const naming: IssuedSheetRow[] = [];
  const left = [...issues];
  const revisions = new Set(issues.map(({ revision }) => revision));
  for await (const [revision, plan] of plansAlong(app, eventId, [...revisions])) {
    const people = namedBy(plan, id);
    while (left[0]?.revision === revision) {
      const issue = left.shift();
      if (issue && mayName(issue, plan, people)) naming.push(issue);
    }
  }
  return naming.reverse();
};

/**
 * The paper that may name a person, and so must be destroyed by hand when they are erased; also for a removed
 * or erased person. An id within a draft is resolved to the guest of the live plan.
 * @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const issuesNaming = async (
  app: Application,
  request: RequestContext,
  requestedId: string,
): Promise<IssuedSheetRow[]> => {
  requireMember(request);
  const { id: named } = parseInput(exportInput, { id: requestedId });
  const { eventId: within } = await requirePlanOfGuest(app, request, named);
  return paperNaming(app, await originalOf(app, named, within));
};
