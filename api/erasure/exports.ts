import { idInCopy } from '../../schema/copyIds.ts';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { ArrangementRow } from '../../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { valueInWords } from '../../schema/guestFields/guestFields.ts';
import {
  adminActionsStream,
  arrangementStream,
  eventPlanStream,
  memberAccessStream,
  memberStream,
  seatingProposalStream,
} from '../../schema/ids.ts';
import { exportInput } from '../../schema/inputs/erasure.ts';
import type { Application, RequestContext } from '../application.ts';
import { attendeesByIds } from '../attendees/queries.ts';
import { authorizeAdmin } from '../audit/authorizeAdmin.ts';
import { recordAction } from '../audit/recordAction.ts';
import { requireMember } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { copiesOf } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { guestFieldsOf } from '../guestFields/queries.ts';
import { planEventsAt } from '../history/planEventsAt.ts';
import { waitForHistory } from '../history/recordedSteps.ts';
import { userById } from '../members/queries.ts';
import { menuOf } from '../menus/queries.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { rulesNaming } from '../planChange/ruleNames.ts';
import { auditColumns, issuedSheetColumns } from '../queries/columns.ts';
import { originalOf, requirePlanOfGuest } from './eraseGuest.ts';
import { listsNaming, listsOfMember, previewsNaming } from './lists.ts';
import { paperNaming } from './paper.ts';
import { names, partsAbout } from './partsAbout.ts';

/** A recorded fact about a person: its type, time, author and data. */
type Entry = { type: string; at: string; by: string; data: unknown };

const entryAbout =
  (id: string) =>
  ({ type, data, metadata }: RecordedEvent): Entry => ({
    type,
    at: metadata.at,
    by: metadata.actorId,
    data: partsAbout(data, id),
  });

const entriesAbout = (id: string, events: readonly RecordedEvent[]): Entry[] =>
  events.toSorted((a, b) => (a.position < b.position ? -1 : 1)).map(entryAbout(id));

/** The events in these short streams that name the person. */
const eventsNaming = async (
  { readStream }: Pick<Application, 'readStream'>,
  id: string,
  streams: readonly string[],
): Promise<RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  for (const stream of streams)
    for await (const event of readStream(stream)) if (names(event.data, id)) found.push(event);
  return found;
};

/** A plan's events that name the person. They are found by the history, because the stream may be long. */
const eventsTouching = async (
  app: Application,
  eventId: string,
  id: string,
): Promise<RecordedEvent[]> => {
  // The history of a plan that is set aside is incomplete.
  if (app.setAside.sinceWhen(eventId)) return eventsNaming(app, id, [eventPlanStream(eventId)]);
  await waitForHistory(app, eventId, {});
  const revisions = await app
    .read('history_subjects')
    .where({ event_id: eventId })
    .whereRaw('subjects @> ?::text[]', [[id]])
    .orderBy('revision')
    .pluck<number[]>('revision');
  const events = await planEventsAt(app, eventId, revisions);
  return events.filter(({ data }) => names(data, id));
};

type Saved = Pick<ArrangementRow, 'id' | 'name' | 'assignments' | 'createdAt'>;

/** The saved arrangements that include the person, without other people's seats. */
const arrangementsWith = async (app: Application, eventId: string, attendeeId: string) => {
  const rows = await app
    .read('seating_arrangements')
    .where({ event_id: eventId })
    .whereRaw('assignments @> ?::jsonb', [JSON.stringify([{ attendeeId }])])
    .orderBy(['created_at', 'id'])
    .select<Saved[]>('id', 'name', 'assignments', { createdAt: 'created_at' });
  return rows.map(({ assignments, ...row }) => ({
    ...row,
    assignments: assignments.filter((entry) => entry.attendeeId === attendeeId),
  }));
};

/** The streams of proposals that would move the person, or had a rule about them. */
const proposalsWith = async (
  { read }: Application,
  eventId: string,
  attendeeId: string,
): Promise<string[]> => {
  const ids = await read('seating_proposal_parts')
    .where({ event_id: eventId })
    .whereRaw('strpos(moves::text || rung_moves::text || rules::text, ?) > 0', [`"${attendeeId}"`])
    .orderBy('proposal_id')
    .distinct('proposal_id')
    .pluck<string[]>('proposal_id');
  return ids.map(seatingProposalStream);
};

/** The records about the person in a plan and in these streams, oldest first. */
const historyOf = async (
  app: Application,
  eventId: string,
  id: string,
  streams: readonly string[],
): Promise<Entry[]> => {
  const inPlan = await eventsTouching(app, eventId, id);
  return entriesAbout(id, [...inPlan, ...(await eventsNaming(app, id, streams))]);
};

/**
 * All stored data about a guest, for editors of the event. An id within a draft is resolved to the guest of
 * the live plan, and all open drafts are included. `attendee` is null for a removed guest.
 * @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const exportAttendee = async (
  app: Application,
  request: RequestContext,
  requestedId: string,
) => {
  const { id: named } = parseInput(exportInput, { id: requestedId });
  const { eventId: within } = await requirePlanOfGuest(app, request, named);
  const { id, eventId } = await originalOf(app, named, within);
  // A person added in a draft is missing from the live plan.
  const known = await attendeesByIds(app, [id, named]);
  const attendee = known.find((one) => one.id === id) ?? known[0] ?? null;
  if (!attendee && (await isErased(app, eventId, id))) throw notFound('attendee');
  const arrangements = await arrangementsWith(app, eventId, id);
  const history = await historyOf(app, eventId, id, [
    ...arrangements.map((arrangement) => arrangementStream(arrangement.id)),
    ...(await proposalsWith(app, eventId, id)),
  ]);
  const drafts = await draftsWith(app, eventId, id);
  const rules = await rulesWith(app, eventId, id);
  const meals = attendee ? await mealsInWords(app, attendee) : [];
  const custom = attendee ? await customInWords(app, attendee) : [];
  const copies = drafts.map((draft) => idInCopy(id, draft.id));
  const lists = await listsNaming(app.read, [id, ...copies]);
  const previews = await previewsNaming(app.read, id);
  const issues = await paperNaming(app, { id, eventId });
  const found = { arrangements, rules, lists, previews, issues };
  return { attendee, meals, custom, ...found, history, drafts };
};

/** A person's choices from the present menu, by name. */
const mealsInWords = async ({ read }: Application, { eventId, meals }: AttendeeRow) => {
  const { courses } = await menuOf(read, eventId);
  return courses.flatMap(({ courseId, name: course, options }) => {
    const chosen = options.find(({ optionId }) => optionId === meals?.[courseId]);
    return chosen ? [{ course, option: chosen.name }] : [];
  });
};

/** A person's values of the event's custom fields, by name. */
const customInWords = async ({ read }: Application, { eventId, custom }: AttendeeRow) => {
  const fields = await guestFieldsOf(read, eventId);
  return fields.flatMap((field) => {
    const value = custom?.[field.fieldId];
    return value === undefined ? [] : [{ field: field.name, value: valueInWords(field, value) }];
  });
};

/** The present seating rules that name the person. */
const rulesWith = async (app: Application, eventId: string, id: string) => {
  const { state } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  if (state.status !== 'active') return [];
  const { rules } = state;
  return rulesNaming(state, { kind: 'attendee', id }).map((ruleId) => ({
    id: ruleId,
    rule: rules.get(ruleId)?.rule,
  }));
};

const isErased = async (app: Application, eventId: string, id: string): Promise<boolean> => {
  const { state } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  return state.status !== 'active' || state.erased.includes(id);
};

/** The data about the person in open drafts. Closed drafts hold only copies of the other data. */
const draftsWith = async (app: Application, eventId: string, id: string) => {
  const drafts = await copiesOf(app, eventId);
  return Promise.all(
    drafts.map(async ({ id: draftId, draftName: name, createdAt }) => {
      const copy = idInCopy(id, draftId);
      const history = await historyOf(app, draftId, copy, await proposalsWith(app, draftId, copy));
      return { id: draftId, name, createdAt, history };
    }),
  );
};

const dataOf = async (app: Application, user: UserRow) => {
  const { id } = user;
  const streams = [memberStream(id), memberAccessStream, adminActionsStream(id)];
  const [recorded, identities, sessions, events, steps, issues, lists, adminActions] =
    await Promise.all([
      eventsNaming(app, id, streams),
      app.read('user_identities').where({ member_id: id }).select('issuer', 'subject'),
      app
        .read('sessions')
        .where({ member_id: id })
        .select({ lastsUntil: 'expire' }, app.read.raw(`sess -> 'startedAt' AS "startedAt"`)),
      app
        .read('events')
        .where({ created_by_user_id: id })
        .whereNull('draft_of')
        .orderBy('created_at')
        .select('id', 'name', { createdAt: 'created_at' }),
      app
        .read('seating_history')
        .where({ performed_by_user_id: id })
        .orderBy('position')
        .select('action', 'timestamp', { eventId: 'event_id' }),
      app
        .read('issued_sheets')
        .where({ issued_by_user_id: id })
        .orderBy(['created_at', 'id'])
        .select<IssuedSheetRow[]>(issuedSheetColumns),
      listsOfMember(app.read, id),
      app
        .read('admin_audit_log')
        .where({ admin_user_id: id })
        .orderBy('position')
        .select<AuditRow[]>(auditColumns),
    ]);
  const history = entriesAbout(id, recorded);
  return { user, identities, sessions, events, steps, issues, ...lists, adminActions, history };
};

/** All stored data about the caller. @throws Refusal NOT_SIGNED_IN */
export const exportSelf = async (app: Application, request: RequestContext) =>
  dataOf(app, await userById(app, requireMember(request).id));

/** All data of a member. Records the export. @throws Refusal FORBIDDEN, NOT_SIGNED_IN, MEMBER_NOT_FOUND */
export const exportUser = async (
  app: Application,
  request: RequestContext,
  requestedId: string,
) => {
  await authorizeAdmin(app, request, 'exportUser', requestedId);
  const { id } = parseInput(exportInput, { id: requestedId });
  const data = await dataOf(app, await userById(app, id));
  await recordAction(app, request, { type: 'RecordUserDataExport', targetUserId: id });
  return data;
};
