/** Every kind of caller. Each operation is tested with all of them. */
export const callerKinds = [
  'signedOut',
  /** A user, with their own event. */
  'owner',
  /** A user, with somebody else's private event. */
  'otherPrivate',
  /** The same user, with a public event. */
  'otherPublic',
  /** Like the admin, with somebody else's private event. */
  'moderator',
  'admin',
  /** Signed in as an admin, then made inactive; with their own event. */
  'inactive',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/**
 * A caller's answer. `ok` is the operation's own success. A list is `ok` and either contains the event
 * (`listed`) or does not (`unlisted`). GraphQL answers 401, 403 and 404 by codes, and the 404 of a query
 * by null.
 */
export type Answer = 'ok' | 'listed' | 'unlisted' | 401 | 403 | 404 | 409;
export type Profile = Record<CallerKind, Answer>;

export const readsEvent: Profile = {
  signedOut: 401,
  owner: 'ok',
  otherPrivate: 404,
  otherPublic: 'ok',
  moderator: 'ok',
  admin: 'ok',
  inactive: 401,
};

export const editsEvent: Profile = { ...readsEvent, otherPublic: 403 };

/** What exists only for those who may edit the event. */
export const knowsDraft: Profile = { ...readsEvent, otherPublic: 404 };

/** Editors who have not undone anything. */
export const hasNothingToRedo: Profile = { ...editsEvent, owner: 409, moderator: 409, admin: 409 };

/** Editors, for an arrangement that was not refreshed. */
export const hasNothingToTakeBack: Profile = { ...hasNothingToRedo };

export const deletesEvent: Profile = { ...editsEvent, moderator: 403 };

export const listsReadable: Profile = {
  signedOut: 401,
  owner: 'listed',
  otherPrivate: 'unlisted',
  otherPublic: 'listed',
  moderator: 'listed',
  admin: 'listed',
  inactive: 401,
};

export const listsEditable: Profile = { ...listsReadable, otherPublic: 'unlisted' };

export const anyMember: Profile = { ...readsEvent, otherPrivate: 'ok' };

/** What any member may request although nobody has recorded it: a query answers null. */
export const nobodyHasOne: Profile = {
  ...anyMember,
  owner: 404,
  otherPrivate: 404,
  otherPublic: 404,
  moderator: 404,
  admin: 404,
};

export const adminOnly: Profile = {
  signedOut: 401,
  owner: 403,
  otherPrivate: 403,
  otherPublic: 403,
  moderator: 403,
  admin: 'ok',
  inactive: 401,
};

export const anybody: Profile = { ...anyMember, signedOut: 'ok', inactive: 'ok' };

/** What is not public does not exist even for its owner: the link is the only way in. */
export const nobody: Profile = {
  signedOut: 404,
  owner: 404,
  otherPrivate: 404,
  otherPublic: 404,
  moderator: 404,
  admin: 404,
  inactive: 404,
};

/** The caller's own account: 404 for those who are not signed in. */
export const oneself: Profile = { ...anyMember, signedOut: 404, inactive: 404 };
