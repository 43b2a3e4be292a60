import type { MergePreview } from '../../../schema/entities/guestList.ts';
import { pictureOf } from '../../harness/pictures.ts';
import type { Caller } from '../../harness/planner.ts';
import {
  adminOnly,
  anybody,
  anyMember,
  deletesEvent,
  editsEvent,
  hasNothingToRedo,
  hasNothingToTakeBack,
  knowsDraft,
  listsEditable,
  listsReadable,
  nobody,
  type Profile,
  readsEvent,
} from './profiles.ts';
import { card, type Target } from './targets.ts';

/** The outline of a room. */
export const hall = {
  points: [
    [0, 0],
    [900, 0],
    [900, 600],
  ],
  units: 'metric',
};

/** The request: `at` fills the path's parameter, `event` the query. */
export type RestRequest = {
  at?: string;
  /** The path's second parameter. */
  second?: string;
  event?: string;
  body?: object;
  /** A guest list in place of a body. */
  csv?: string;
  /** A PNG in place of a body. */
  png?: Uint8Array;
};

/**
 * A route's method and path, each caller's answer, the request, and the variant if there are several.
 */
export type RestRow = [
  operation: string,
  profile: Profile,
  request?: (target: Target, caller: Caller) => RestRequest | Promise<RestRequest>,
  way?: string,
];

const guest = { name: 'Ada', attendeeRole: 'guest' };
const table = { name: 'Terrace', capacity: 4, layout: 'circular' };

const theProposal = ({ eventId, proposalId }: Target): RestRequest => ({
  at: eventId,
  second: proposalId,
});

export const restRows: RestRow[] = [
  ['GET /api/auth/user', anyMember],
  ['PATCH /api/auth/profile', anyMember, ({ unused }) => ({ body: { bio: unused } })],

  ['GET /api/admin/users', adminOnly],
  ['GET /api/admin/users/export', adminOnly],
  ['GET /api/admin/stats', adminOnly],
  ['GET /api/admin/audit', adminOnly],
  ['GET /api/admin/audit/export.csv', adminOnly],
  ['GET /api/admin/audit/export.jsonl', adminOnly],
  ['GET /api/admin/audit/replay', adminOnly],
  [
    'POST /api/admin/users',
    adminOnly,
    ({ unused }) => ({ body: { email: `${unused}@example.com` } }),
  ],
  [
    'PATCH /api/admin/users/:id',
    adminOnly,
    ({ memberId }) => ({
      at: memberId,
      body: { role: 'moderator', membershipLevel: 'premium', isActive: false },
    }),
  ],

  ['POST /api/admin/users/:id/relink', adminOnly, ({ memberId }) => ({ at: memberId })],

  ['GET /api/auth/export', anyMember],
  ['GET /api/admin/users/:id/export', adminOnly, ({ memberId }) => ({ at: memberId })],
  ['POST /api/admin/users/:id/erase', adminOnly, ({ memberId }) => ({ at: memberId })],

  ['GET /api/events', listsReadable],
  ['GET /api/events/:id', readsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/history', readsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/compare', readsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/compare.csv', readsEvent, ({ eventId }) => ({ at: eventId })],
  ...['xlsx', 'csv', 'json', 'ics'].map(
    (format): RestRow => [
      `GET /api/events/:id/export.${format}`,
      readsEvent,
      ({ eventId }) => ({ at: eventId }),
    ],
  ),
  ['GET /api/events/:id/analytics', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/activity', readsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/moments', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'GET /api/events/:id/moments/:revision',
    readsEvent,
    ({ eventId }) => ({ at: eventId, second: '0' }),
  ],
  [
    'POST /api/events/:id/restore',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { revision: 0 } }),
  ],
  [
    'POST /api/events/:id/undo',
    editsEvent,
    ({ eventId, stepId }) => ({ at: eventId, body: { stepId } }),
  ],
  ['POST /api/events/:id/redo', hasNothingToRedo, ({ eventId }) => ({ at: eventId, body: {} })],
  ['POST /api/events', anyMember, () => ({ body: { name: 'Supper' } })],
  [
    'PATCH /api/events/:id',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { name: 'Supper' } }),
  ],
  ['DELETE /api/events/:id', deletesEvent, ({ eventId }) => ({ at: eventId })],

  ['GET /api/events/:id/rules', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/rules/conflicts', editsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/rules',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { rule: { kind: 'Balance', weight: 2 } } }),
  ],
  [
    'PATCH /api/events/:id/rules/:ruleId',
    editsEvent,
    ({ eventId, ruleId }) => ({
      at: eventId,
      second: ruleId,
      body: { rule: { kind: 'Balance', weight: 3 } },
    }),
  ],
  [
    'DELETE /api/events/:id/rules/:ruleId',
    editsEvent,
    ({ eventId, ruleId }) => ({ at: eventId, second: ruleId }),
  ],
  [
    'POST /api/events/:id/rules/presets/:preset',
    editsEvent,
    ({ eventId }) => ({ at: eventId, second: 'clientDinner' }),
  ],
  [
    'PATCH /api/events/:id/preferences',
    editsEvent,
    ({ eventId, pooledId, seatedId }) => ({
      at: eventId,
      body: { people: [pooledId, seatedId], preference: 'likes' },
    }),
  ],

  ['GET /api/events/:id/proposals', editsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/proposals',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { seconds: 1 } }),
  ],
  ['GET /api/events/:id/proposals/:proposalId', knowsDraft, theProposal],
  ['DELETE /api/events/:id/proposals/:proposalId', knowsDraft, theProposal],
  ['POST /api/events/:id/proposals/:proposalId/take', knowsDraft, theProposal],
  ['POST /api/events/:id/proposals/:proposalId/discard', knowsDraft, theProposal],
  ['POST /api/events/:id/proposals/:proposalId/verify', knowsDraft, theProposal],

  ['GET /api/events/:id/score', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/heat', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/tables/:id/explanation', editsEvent, ({ tableId }) => ({ at: tableId })],
  ['GET /api/attendees/:id/explanation', editsEvent, ({ seatedId }) => ({ at: seatedId })],

  ['GET /api/attendees', listsEditable],
  ['GET /api/attendees', readsEvent, ({ eventId }) => ({ event: eventId }), 'of one event'],
  ['GET /api/attendees/:id', readsEvent, ({ heldId }) => ({ at: heldId })],
  ['POST /api/attendees', editsEvent, ({ eventId }) => ({ body: { ...guest, eventId } })],
  [
    'POST /api/attendees',
    editsEvent,
    ({ eventId }) => ({ body: { ...guest, tags: [`event:${eventId}`] } }),
    'by the marker',
  ],
  [
    'POST /api/attendees/bulk',
    editsEvent,
    ({ eventId }) => ({ body: { eventId, attendees: [guest] } }),
  ],
  [
    'PATCH /api/attendees/:id',
    editsEvent,
    ({ pooledId }) => ({ at: pooledId, body: { notes: 'Vegetarian', isCheckedIn: true } }),
  ],
  [
    'PATCH /api/attendees/:id/holding',
    editsEvent,
    ({ pooledId, eventId }) => ({ at: pooledId, body: { event: eventId, hold: true } }),
    'held',
  ],
  [
    'PATCH /api/attendees/:id/holding',
    editsEvent,
    ({ heldId, eventId }) => ({ at: heldId, body: { event: eventId, hold: false } }),
    'released',
  ],
  ['POST /api/attendees/:id/pin', editsEvent, ({ seatedId }) => ({ at: seatedId })],
  ['DELETE /api/attendees/:id/pin', editsEvent, ({ pinnedId }) => ({ at: pinnedId })],
  ['GET /api/attendees/:id/export', editsEvent, ({ heldId }) => ({ at: heldId })],
  ['GET /api/attendees/:id/issues', editsEvent, ({ heldId }) => ({ at: heldId })],
  ['GET /api/attendees/:id/trail', readsEvent, ({ heldId }) => ({ at: heldId })],
  ['POST /api/attendees/:id/erase', editsEvent, ({ seatedId }) => ({ at: seatedId })],
  ['DELETE /api/attendees/:id', editsEvent, ({ seatedId }) => ({ at: seatedId })],

  ['GET /api/events/:id/kitchen', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/kitchen.csv', editsEvent, ({ eventId }) => ({ at: eventId })],
  ['GET /api/events/:id/kitchen.xlsx', editsEvent, ({ eventId }) => ({ at: eventId })],
  ...(['pdf', 'png', 'svg'] as const).map(
    (format): RestRow => [
      `GET /api/events/:id/sheets/:sheet.${format}`,
      readsEvent,
      ({ eventId }) => ({ at: eventId, second: 'seating-plan' }),
    ],
  ),
  ['GET /api/events/:id/menu', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'PUT /api/events/:id/menu',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { courses: [{ name: 'Main', options: [] }] } }),
  ],

  ['GET /api/events/:id/fields', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'PUT /api/events/:id/fields',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { fields: [] } }),
  ],

  ['GET /api/events/:id/objects', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/objects',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { kind: 'stage', name: 'Stage', x: 0, y: -400 } }),
  ],
  [
    'PATCH /api/events/:id/objects/:objectId',
    editsEvent,
    ({ eventId, objectId }) => ({ at: eventId, second: objectId, body: { name: 'Long bar' } }),
  ],
  [
    'DELETE /api/events/:id/objects/:objectId',
    editsEvent,
    ({ eventId, objectId }) => ({ at: eventId, second: objectId }),
  ],

  ['GET /api/events/:id/room', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'PUT /api/events/:id/room',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { outline: hall } }),
  ],
  [
    'PUT /api/events/:id/background',
    editsEvent,
    ({ eventId, imageId }) => ({
      at: eventId,
      body: { background: { imageId, cmPerPixel: 2, opacity: 0.5 } },
    }),
  ],
  ['GET /api/events/:id/images', readsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/images',
    editsEvent,
    async ({ eventId }) => ({ at: eventId, png: await pictureOf(3, 2) }),
  ],
  [
    'GET /api/events/:id/images/:imageId',
    readsEvent,
    ({ eventId, imageId }) => ({ at: eventId, second: imageId }),
  ],

  ['GET /api/events/:id/issues', editsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/issues',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { sheet: 'placeCards', to: 'calligrapher' } }),
  ],
  ['GET /api/events/:id/card-designs', editsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/card-designs',
    editsEvent,
    ({ eventId, unused: name }) => ({ at: eventId, body: { name, design: card } }),
  ],
  [
    'DELETE /api/events/:id/card-designs/:designId',
    editsEvent,
    ({ eventId, designId }) => ({ at: eventId, second: designId }),
  ],
  ['GET /api/public/sheets/:issueId', anybody, ({ issueId }) => ({ at: issueId })],
  ['GET /api/public/sheets/:issueId/code.svg', anybody, ({ issueId }) => ({ at: issueId })],

  ['GET /api/tables', listsEditable],
  ['GET /api/tables', readsEvent, ({ eventId }) => ({ event: eventId }), 'of one event'],
  ['GET /api/tables/:id', readsEvent, ({ tableId }) => ({ at: tableId })],
  ['POST /api/tables', editsEvent, ({ eventId }) => ({ body: { ...table, eventId } })],
  ['POST /api/tables', editsEvent, ({ eventId }) => ({ event: eventId, body: table }), 'by query'],
  [
    'PATCH /api/tables/:id',
    editsEvent,
    ({ tableId }) => ({ at: tableId, body: { name: 'Terrace', endSeats: false, x: 900 } }),
  ],
  [
    'POST /api/tables/:id/resize',
    editsEvent,
    ({ tableId }) => ({ at: tableId, body: { capacity: 8 } }),
  ],
  ['DELETE /api/tables/:id', editsEvent, ({ tableId }) => ({ at: tableId })],
  ['POST /api/tables/:id/duplicate', editsEvent, ({ tableId }) => ({ at: tableId, body: {} })],
  [
    'POST /api/events/:id/tables',
    editsEvent,
    ({ eventId }) => ({
      at: eventId,
      body: { groups: [{ count: 2, layout: 'uShape', capacity: 12, name: 'U {n}' }] },
    }),
  ],
  [
    'POST /api/events/:id/tables/move',
    editsEvent,
    ({ eventId, tableId }) => ({
      at: eventId,
      body: { moves: [{ id: tableId, x: 900, y: 900 }] },
    }),
  ],
  [
    'POST /api/events/:id/tables/arrange',
    editsEvent,
    ({ eventId, tableId }) => ({ at: eventId, body: { ids: [tableId], how: 'rows' } }),
  ],
  [
    'POST /api/events/:id/tables/delete',
    editsEvent,
    ({ eventId, tableId }) => ({ at: eventId, body: { ids: [tableId] } }),
  ],

  ['GET /api/seats/all', readsEvent, ({ eventId }) => ({ event: eventId })],
  ['POST /api/seats/auto-assign', editsEvent, ({ eventId }) => ({ body: { eventId } })],
  [
    'POST /api/seats/assign-many',
    editsEvent,
    ({ eventId, tableId, pooledId }) => ({ body: { eventId, tableId, attendeeIds: [pooledId] } }),
  ],
  [
    'POST /api/attendees/hold-many',
    editsEvent,
    ({ eventId, pooledId, seatedId }) => ({
      body: { eventId, attendeeIds: [pooledId, seatedId], reason: 'May not come' },
    }),
  ],
  [
    'POST /api/attendees/edit-many',
    editsEvent,
    ({ eventId, pooledId }) => ({
      body: { eventId, edits: [{ attendeeId: pooledId, title: 'CTO' }] },
    }),
  ],
  [
    'POST /api/attendees/:id/plus-ones',
    editsEvent,
    ({ pooledId }) => ({ at: pooledId, body: { count: 2 } }),
  ],
  [
    'POST /api/events/:id/replies',
    editsEvent,
    ({ eventId, pooledId }) => ({
      at: eventId,
      body: { attendeeIds: [pooledId], reply: 'maybe' },
    }),
  ],
  [
    'POST /api/events/:id/imports',
    editsEvent,
    ({ eventId }) => ({ at: eventId, csv: 'name,tag\nNew,guest' }),
  ],
  [
    'POST /api/events/:id/imports/:importId/apply',
    editsEvent,
    async ({ eventId }, caller) => {
      const path = `/api/events/${eventId}/imports`;
      const headers = { 'content-type': 'text/csv' };
      const { body } = await caller.call<MergePreview>('POST', path, 'name,tag\nNew,guest', {
        headers,
      });
      return { at: eventId, second: body.importId ?? 'none', body: {} };
    },
  ],
  [
    'POST /api/attendees/return-many',
    editsEvent,
    ({ eventId, seatedId, heldId }) => ({ body: { eventId, attendeeIds: [seatedId, heldId] } }),
  ],
  [
    'POST /api/seats/swap',
    editsEvent,
    ({ eventId, takenSeatId, otherTakenSeatId }) => ({
      body: { eventId, seatId: takenSeatId, otherSeatId: otherTakenSeatId, movePinned: true },
    }),
  ],
  [
    'POST /api/seats/:seatId/assign',
    editsEvent,
    ({ eventId, freeSeatId, pooledId }) => ({
      at: freeSeatId,
      body: { eventId, attendeeId: pooledId },
    }),
  ],
  [
    'POST /api/seats/:seatId/assign',
    editsEvent,
    ({ eventId, takenSeatId }) => ({ at: takenSeatId, body: { eventId, attendeeId: null } }),
    'cleared',
  ],

  ['GET /api/arrangements', readsEvent, ({ eventId }) => ({ event: eventId })],
  ['GET /api/arrangements/:id', readsEvent, ({ arrangementId }) => ({ at: arrangementId })],
  [
    'GET /api/public/arrangements/:id',
    anybody,
    ({ sharedArrangementId }) => ({ at: sharedArrangementId }),
    'shared',
  ],
  [
    'GET /api/public/arrangements/:id',
    nobody,
    ({ arrangementId }) => ({ at: arrangementId }),
    'not shared',
  ],
  [
    'POST /api/arrangements',
    editsEvent,
    ({ eventId }) => ({ body: { eventId, name: 'As printed' } }),
  ],
  [
    'POST /api/arrangements',
    editsEvent,
    ({ tableId }) => ({ body: { tableId, name: 'As printed' } }),
    'of a table',
  ],
  [
    'PATCH /api/arrangements/:id',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: { name: 'As printed' } }),
  ],
  [
    'PATCH /api/arrangements/:id/share',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: { isPublic: true } }),
    'shared',
  ],
  [
    'PATCH /api/arrangements/:id/share',
    editsEvent,
    ({ sharedArrangementId }) => ({ at: sharedArrangementId, body: { isPublic: false } }),
    'no longer shared',
  ],
  [
    'PATCH /api/arrangements/:id/event',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: { showsEvent: true } }),
  ],
  ['GET /api/arrangements/:id/refresh', editsEvent, ({ arrangementId }) => ({ at: arrangementId })],
  [
    'POST /api/arrangements/:id/refresh',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: {} }),
  ],
  [
    'POST /api/arrangements/:id/refresh/take-back',
    hasNothingToTakeBack,
    ({ arrangementId }) => ({ at: arrangementId, body: { of: arrangementId } }),
  ],
  [
    'PATCH /api/arrangements/:id/template',
    editsEvent,
    ({ sharedArrangementId }) => ({ at: sharedArrangementId, body: { isTemplate: true } }),
    'offered',
  ],
  [
    'PATCH /api/arrangements/:id/template',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: { isTemplate: false } }),
    'withdrawn',
  ],
  [
    'POST /api/arrangements/:id/duplicate',
    editsEvent,
    ({ arrangementId }) => ({ at: arrangementId, body: {} }),
  ],
  ['GET /api/arrangements/:id/effect', editsEvent, ({ arrangementId }) => ({ at: arrangementId })],
  ['POST /api/arrangements/:id/apply', editsEvent, ({ arrangementId }) => ({ at: arrangementId })],
  [
    'POST /api/arrangements/:id/use',
    editsEvent,
    ({ arrangementId, eventId }) => ({ at: arrangementId, body: { eventId } }),
  ],
  [
    'POST /api/arrangements/:id/restore',
    editsEvent,
    ({ deletedArrangementId }) => ({ at: deletedArrangementId }),
  ],
  ['GET /api/templates', listsEditable],
  ['DELETE /api/arrangements/:id', editsEvent, ({ arrangementId }) => ({ at: arrangementId })],

  ['GET /api/events/:id/drafts', editsEvent, ({ eventId }) => ({ at: eventId })],
  [
    'POST /api/events/:id/drafts',
    editsEvent,
    ({ eventId }) => ({ at: eventId, body: { name: 'Long tables' } }),
  ],
  ['GET /api/events/:id', knowsDraft, ({ draftId }) => ({ at: draftId }), 'of a draft'],
  ['GET /api/drafts/:id/take-over', knowsDraft, ({ draftId }) => ({ at: draftId })],
  ['POST /api/drafts/:id/take-over', knowsDraft, ({ draftId }) => ({ at: draftId, body: {} })],
  ['DELETE /api/drafts/:id', knowsDraft, ({ draftId }) => ({ at: draftId })],
];
