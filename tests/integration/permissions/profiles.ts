/** Everyone who may ask; each operation answers all of them. */
export const callerKinds = [
  'signedOut',
  /** A user, of their own event. */
  'owner',
  /** A user, of an event of somebody else's that is private. */
  'otherPrivate',
  /** The same user, of one that is public. */
  'otherPublic',
  /** Of a private event of somebody else's, as the admin. */
  'moderator',
  'admin',
  /** Signed in as an admin, then made inactive; of their own event. */
  'inactive',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/**
 * What a caller gets: `ok` is the operation's own success; a list is `ok` and either names the
 * event (`listed`) or does not (`unlisted`). GraphQL says 401, 403 and 404 by codes, and 404 of a
 * query by null.
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

/** What is there only for those who may edit the event. */
export const knowsDraft: Profile = { ...readsEvent, otherPublic: 404 };

/** Those who might, and did not undo anything. */
export const hasNothingToRedo: Profile = { ...editsEvent, owner: 409, moderator: 409, admin: 409 };

/** Those who might, of an arrangement that was not brought up to date. */
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

/** What any member may ask and nobody has recorded: a query says so by null. */
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

/** What is not public is not there, for its owner neither: the link is the only way in. */
export const nobody: Profile = {
  signedOut: 404,
  owner: 404,
  otherPrivate: 404,
  otherPublic: 404,
  moderator: 404,
  admin: 404,
  inactive: 404,
};

/** Who one is: nobody, for who is not signed in. */
export const oneself: Profile = { ...anyMember, signedOut: 404, inactive: 404 };
