import type { MemberRole } from './vocabulary.ts';

/**
 * Who may do what: the one place that says so (specification, section 6). REST, GraphQL and
 * subscriptions ask here; the client asks too, only to hide what would be refused.
 */
export type Viewer = { id: string; role: MemberRole } | null;

export type Verdict =
  | 'allow'
  /** Signed out: 401. */
  | 'signIn'
  /** May see it, may not do it: 403. */
  | 'forbid'
  /** May not know that it exists: 404. */
  | 'hide';

export type EventFacts = { createdByUserId: string; isPublic: boolean };

const isOwner = (viewer: NonNullable<Viewer>, event: EventFacts) =>
  viewer.id === event.createdByUserId;

export const mayReadEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  if (!viewer) return 'signIn';
  if (isOwner(viewer, event) || viewer.role !== 'user' || event.isPublic) return 'allow';
  return 'hide';
};

/** Editing an event covers all in it: attendees, tables, placement, arrangements, history. */
export const mayEditEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  const read = mayReadEvent(viewer, event);
  if (read !== 'allow' || !viewer) return read;
  return isOwner(viewer, event) || viewer.role !== 'user' ? 'allow' : 'forbid';
};

/** What a viewer is told of an event's guests, each for a group of fields (schema/guestView.ts). */
export type Capability =
  /** Name, company, seat and table. */
  | 'see'
  /** Title, role, notes, tags, holds, check-ins, and all that is figured from them. */
  | 'seeDetails'
  /** E-mail, phone, photo and links. */
  | 'seeContact'
  | 'seeSales';
export type Capabilities = ReadonlySet<Capability>;

const seesAll: Capabilities = new Set(['see', 'seeDetails', 'seeContact', 'seeSales']);
/** Of who may read an event and not edit it. */
export const readersCapabilities: Capabilities = new Set(['see']);
const seesNothing: Capabilities = new Set();

/** Viewers with the same capabilities get the same set. */
export const capabilitiesOf = (viewer: Viewer, event: EventFacts): Capabilities => {
  if (mayEditEvent(viewer, event) === 'allow') return seesAll;
  return mayReadEvent(viewer, event) === 'allow' ? readersCapabilities : seesNothing;
};

export const mayDeleteEvent = (viewer: Viewer, event: EventFacts): Verdict => {
  const read = mayReadEvent(viewer, event);
  if (read !== 'allow' || !viewer) return read;
  return isOwner(viewer, event) || viewer.role === 'admin' ? 'allow' : 'forbid';
};

/** An arrangement is as visible as its event; the public link is another way in. */
export const mayReadPublicArrangement = (arrangement: { isPublic: boolean }): Verdict =>
  arrangement.isPublic ? 'allow' : 'hide';

/** Users, statistics and the audit log. */
export const mayAdminister = (viewer: Viewer): Verdict => {
  if (!viewer) return 'signIn';
  return viewer.role === 'admin' ? 'allow' : 'forbid';
};

/** Creating events, reading lists, one's own profile. */
export const mayUseTheProduct = (viewer: Viewer): Verdict => (viewer ? 'allow' : 'signIn');
