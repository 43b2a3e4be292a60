import type { MemberRole } from './vocabulary.ts';

/**
 * The rules of access (specification, section 6). REST, GraphQL and subscriptions enforce them; the
 * client uses them only to hide actions.
 */
export type Viewer = { id: string; role: MemberRole } | null;

export type Verdict =
  | 'allow'
  /** Signed out: 401. */
  | 'signIn'
  /** May see it but not do this: 403. */
  | 'forbid'
  /** May not know that it exists: 404. */
  | 'hide';

export type EventFacts = { createdByUserId: string; isPublic: boolean };

const isOwner = (viewer: NonNullable<Viewer>, event: EventFacts) =>
  viewer.id === event.createdByUserId;

/** Whether the viewer may read an event. Other members see public events only. */
export const mayReadEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  if (!viewer) return 'signIn';
  if (isOwner(viewer, event) || viewer.role !== 'user' || event.isPublic) return 'allow';
  return 'hide';
};

/** Whether the viewer may edit an event and everything in it, its history included. */
export const mayEditEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  const read = mayReadEvent(viewer, event);
  if (read !== 'allow' || !viewer) return read;
  return isOwner(viewer, event) || viewer.role !== 'user' ? 'allow' : 'forbid';
};

/**
 * The parts of a plan that a viewer may see: groups of guest fields (`shownBy` in schema/entities/attendee.ts),
 * and rules.
 */
export type Capability =
  /** Name, company, seat and table. */
  | 'see'
  /** Title, role, notes, tags, party, pin, holds, check-ins, and figures based on them. */
  | 'seeDetails'
  /** Email, phone, photo and links. */
  | 'seeContact'
  /** The opportunity, the account executive, the demo, and notes about the account. */
  | 'seeSales'
  /** Diets, allergies, meals and needs of access. */
  | 'seeDiet'
  /** Seating rules, which say who is kept apart. */
  | 'seeRules';
export type Capabilities = ReadonlySet<Capability>;

const seesAll: Capabilities = new Set([
  'see',
  'seeDetails',
  'seeContact',
  'seeSales',
  'seeDiet',
  'seeRules',
]);
/** The capabilities of readers who may not edit the event. */
export const readersCapabilities: Capabilities = new Set(['see']);
const seesNothing: Capabilities = new Set();

/** A viewer's capabilities. Equal sets are the same object. */
export const capabilitiesOf = (viewer: Viewer, event: EventFacts): Capabilities => {
  if (mayEditEvent(viewer, event) === 'allow') return seesAll;
  return mayReadEvent(viewer, event) === 'allow' ? readersCapabilities : seesNothing;
};

/** Whether the viewer may delete an event: its organiser or an admin. */
export const mayDeleteEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  const read = mayReadEvent(viewer, event);
  if (read !== 'allow' || !viewer) return read;
  return isOwner(viewer, event) || viewer.role === 'admin' ? 'allow' : 'forbid';
};

/** Whether the public link of an arrangement works. */
export const mayReadPublicArrangement = (arrangement: { isPublic: boolean }): Verdict =>
  arrangement.isPublic ? 'allow' : 'hide';

/** Whether the viewer may manage users, statistics and the audit log. */
export const mayAdminister = (viewer: Viewer): Verdict => {
  if (!viewer) return 'signIn';
  return viewer.role === 'admin' ? 'allow' : 'forbid';
};

/** Whether the viewer may create events, read lists and edit their own profile. */
export const mayUseTheProduct = (viewer: Viewer): Verdict => (viewer ? 'allow' : 'signIn');
