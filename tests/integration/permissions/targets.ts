import type { Application, RequestContext } from '../../../api/application.ts';
import { deleteArrangement, saveArrangement } from '../../../api/arrangements/operations.ts';
import {
  checkInAttendee,
  holdAttendee,
  importAttendees,
  pinAttendee,
} from '../../../api/attendees/operations.ts';
import { saveCardDesign } from '../../../api/cardDesigns/operations.ts';
import { newId } from '../../../api/core/ids.ts';
import { startDraft } from '../../../api/drafts/operations.ts';
import { createEvent } from '../../../api/eventPlans/operations.ts';
import { placeFloorObject } from '../../../api/floorObjects/operations.ts';
import { defineField } from '../../../api/guestFields/operations.ts';
import { issueSheet } from '../../../api/issuedSheets/operations.ts';
import { createUser, onMember } from '../../../api/members/operations.ts';
import { perform } from '../../../api/pipeline/perform.ts';
import { assignSeat } from '../../../api/placement/operations.ts';
import { seatsOfEvent } from '../../../api/placement/queries.ts';
import { replyFor } from '../../../api/replies/operations.ts';
import { keepImage } from '../../../api/rooms/images.ts';
import { seatingProposalDecider } from '../../../api/seatingProposals/decider.ts';
import { addSeatingRule } from '../../../api/seatingRules/operations.ts';
import { addTable, editTable } from '../../../api/tables/operations.ts';
import type { ProposedMove } from '../../../schema/domainEvents.ts';
import { type PersonField, personFields } from '../../../schema/entities/attendee.ts';
import { seatingProposalStream } from '../../../schema/ids.ts';
import type { MemberRole } from '../../../schema/vocabulary.ts';
import { pictureOf } from '../../harness/pictures.ts';

/** An event without a date cannot be put into a calendar. */
const startDate = '2027-03-04T18:00:00.000Z';

/** An event with one of each thing that an operation can be about, and a member. */
export type Target = Record<
  | 'eventId'
  | 'pooledId'
  | 'seatedId'
  | 'pinnedId'
  | 'objectId'
  | 'imageId'
  | 'heldId'
  | 'tableId'
  /** Keeps `seatedId` apart from others, which only editors may know. */
  | 'ruleId'
  /** A custom field, with a value for each guest. */
  | 'fieldId'
  | 'freeSeatId'
  | 'takenSeatId'
  | 'otherTakenSeatId'
  | 'arrangementId'
  | 'sharedArrangementId'
  | 'deletedArrangementId'
  | 'memberId'
  | 'draftId'
  | 'proposalId'
  /** An issued door list. */
  | 'issueId'
  | 'designId'
  /** A step of the event's owner. */
  | 'stepId'
  /** Its entry in the history. */
  | 'historyEntryId'
  /** A unique word, for what must be new. */
  | 'unused',
  string
>;

/** The same with ids of nothing. */
export const missing = (target: Target): Target =>
  Object.fromEntries(Object.keys(target).map((key) => [key, newId()])) as Target;

export const as = (id: string, role: MemberRole = 'user'): RequestContext => ({
  requestId: 'arranging a test',
  viewer: { id, role },
});

/** An empty card. */
export const card = { card: 'place', width: 85, height: 55, fold: 'none', elements: [] };

/** The value of every guest field that readers of a public event may not see. */
export const secret = 'confidential';

type Fields = Record<PersonField | 'attendeeRole' | 'tags', unknown>;

/** Fields that do not take every text, or that readers may see, have other values below. */
const texts = Object.fromEntries(
  personFields.map((field) => [field, `${secret} ${field}`]),
) as Record<PersonField, string>;

const people = ['Pool', 'Seated', 'Seated too', 'Held'].map(
  (name): Fields => ({
    ...texts,
    name,
    company: 'Northwind',
    attendeeRole: 'prospect',
    email: `${secret}@example.com`,
    diets: [`${secret} diet`],
    allergies: [{ substance: `${secret} substance`, severity: 'anaphylaxis' }],
    // There is no menu: tests/integration/rest/menus.int.test.ts tests meals.
    meals: null,
    access: [`${secret} access`],
    externalId: `${secret} id of ${name}`,
    photoUrl: `https://example.com/${secret}.png`,
    linkedinUrl: `https://example.com/${secret}`,
    currentOpportunity: 'yes',
    demoStatus: 'planned',
    linkedUrl: `https://example.com/${secret}`,
    tags: [`${secret} tag`],
  }),
);

/** A member who has signed in, and whom no other test uses. */
export const newMember = async (app: Application, byAdminId: string): Promise<Partial<Target>> => {
  const email = `${newId()}@example.com`;
  const { user } = await createUser(app, as(byAdminId, 'admin'), { email });
  const identity = { issuer: 'https://provider.example', subject: user.id };
  const origin = { commandId: newId(), actorId: user.id };
  const person = { ...user, profileImageUrl: null };
  await onMember(app, { type: 'SignInMember', memberId: user.id, person, identity }, origin);
  return { memberId: user.id, unused: newId() };
};

const noScore = { hard: 0, waiting: 0, points: 0, byRule: [], pairs: 0, moves: 0 };

/** A proposal as the engine would record it. */
const recordedProposal = async (
  app: Application,
  actorId: string,
  eventId: string,
  moves: ProposedMove[],
): Promise<string> => {
  const proposalId = newId();
  const command = {
    type: 'RecordSeatingProposal' as const,
    proposalId,
    eventId,
    revision: 0,
    options: {
      scope: 'pool' as const,
      tableIds: [],
      seconds: 1,
      moveBudget: null,
      ladder: [],
      movePrices: { toOtherTable: 25, withinTable: 8 },
      from: null,
      fromBudget: null,
    },
    engine: 'test',
    seed: 1,
    planned: 2_048,
    done: 2_048,
    conflicts: [],
    overFull: null,
    inputHash: '',
    before: noScore,
    after: noScore,
    rungs: [],
    rules: [],
    moves,
    rungMoves: [],
  };
  const stream = seatingProposalStream(proposalId);
  const origin = { commandId: newId(), actorId };
  await perform(app, seatingProposalDecider, stream, command, origin);
  return proposalId;
};

/** A member's own event, with everything in it. */
export const newEvent = async (
  app: Application,
  ownerId: string,
  isPublic: boolean,
): Promise<Partial<Target>> => {
  const owner = as(ownerId);
  const { event } = await createEvent(app, owner, { name: 'Dinner', isPublic, startDate });
  const eventId = event.id;
  const { fields } = await defineField(app, owner, {
    eventId,
    name: `${secret} field`,
    kind: 'text',
  });
  const fieldId = fields[0]?.fieldId ?? '';
  const attendees = people.map(({ custom, ...person }) => ({
    ...person,
    custom: { [fieldId]: custom },
  }));
  const [{ table }, { ids }] = await Promise.all([
    addTable(app, owner, {
      eventId,
      name: 'Garden',
      capacity: 6,
      layout: 'rectangular',
      x: 40,
      y: 0,
      rotation: 15,
    }),
    importAttendees(app, owner, { eventId, source: 'paste', attendees }),
  ]);
  const seats = await seatsOfEvent(app, owner, eventId, { limit: 3, offset: 0 });
  const [takenSeatId, otherTakenSeatId, freeSeatId] = seats.items.map(({ id }) => id);
  const [pooledId, seatedId, seatedTooId, heldId] = ids;
  // Nobody sits in it, so applying it changes something.
  const closed = await saveArrangement(app, owner, { eventId, name: 'Draft', isTemplate: true });
  const [shared, gone] = await Promise.all([
    saveArrangement(app, owner, { eventId, name: 'Final', isPublic: true }),
    saveArrangement(app, owner, { eventId, name: 'Discarded' }),
    assignSeat(app, owner, { eventId, seatId: takenSeatId, attendeeId: seatedId }),
    assignSeat(app, owner, { eventId, seatId: otherTakenSeatId, attendeeId: seatedTooId }),
    holdAttendee(app, owner, { id: heldId, reason: `${secret} reason` }),
    checkInAttendee(app, owner, { id: seatedId }),
  ]);
  await replyFor(app, owner, { eventId, attendeeIds: [seatedTooId], reply: 'maybe' });
  await pinAttendee(app, owner, { id: seatedTooId });
  const bar = { kind: 'bar', name: 'Bar', x: 300, y: 0 };
  const { object } = await placeFloorObject(app, owner, { eventId, ...bar });
  const image = await keepImage(app, owner, eventId, await pictureOf(2, 2));
  await editTable(app, owner, { id: table.id, tags: [`${secret} tag`] });
  await deleteArrangement(app, owner, { id: gone.arrangement.id });
  const { draft } = await startDraft(app, owner, { eventId, name: 'Long tables' });
  await addTable(app, owner, {
    eventId: draft.id,
    name: 'Terrace',
    capacity: 4,
    layout: 'circular',
  });
  const proposalId = await recordedProposal(app, ownerId, eventId, [
    [pooledId ?? '', null, freeSeatId ?? ''],
  ]);
  const { rule } = await addSeatingRule(app, owner, {
    eventId,
    rule: {
      kind: 'KeepApart',
      who: { people: [seatedId] },
      whom: { tag: `${secret} tag` },
      weight: 20,
    },
  });
  const { issue } = await issueSheet(app, owner, { eventId, sheet: 'doorList', to: 'door' });
  const { cardDesign } = await saveCardDesign(app, owner, { eventId, name: 'Plain', design: card });
  const step = await app
    .read('seating_history')
    .where({ event_id: eventId, action: 'attendee_checked_in' })
    .first<{ stepId: string; historyEntryId: string }>({
      stepId: 'step_id',
      historyEntryId: 'id',
    });
  return {
    eventId,
    ...step,
    pooledId,
    seatedId,
    pinnedId: seatedTooId,
    objectId: object.id,
    imageId: image.id,
    heldId,
    tableId: table.id,
    ruleId: rule.id,
    fieldId,
    draftId: draft.id,
    proposalId,
    issueId: issue.id,
    designId: cardDesign.id,
    freeSeatId,
    takenSeatId,
    otherTakenSeatId,
    arrangementId: closed.arrangement.id,
    sharedArrangementId: shared.arrangement.id,
    deletedArrangementId: gone.arrangement.id,
    unused: newId(),
  };
};
