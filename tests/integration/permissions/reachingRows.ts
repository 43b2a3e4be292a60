import type { RestRequest } from './restRows.ts';
import type { Target } from './targets.ts';

/** A way in which somebody may try to reach another's event through one of their own. */
export type ReachingRow = [
  title: string,
  operation: string,
  status: 400 | 404,
  request: (own: Target, theirs: Target) => RestRequest,
];

const named = { name: 'Ada' };

export const reachingRows: ReachingRow[] = [
  [
    'seats their own on a seat of another',
    'POST /api/seats/:seatId/assign',
    404,
    (own, theirs) => ({
      at: theirs.freeSeatId,
      body: { eventId: own.eventId, attendeeId: own.pooledId },
    }),
  ],
  [
    "seats another's attendee on their own seat",
    'POST /api/seats/:seatId/assign',
    404,
    (own, theirs) => ({
      at: own.freeSeatId,
      body: { eventId: own.eventId, attendeeId: theirs.pooledId },
    }),
  ],
  [
    "clears another's seat",
    'POST /api/seats/:seatId/assign',
    404,
    (own, theirs) => ({
      at: theirs.takenSeatId,
      body: { eventId: own.eventId, attendeeId: null },
    }),
  ],
  ...['hold-many', 'return-many'].map(
    (path): ReachingRow => [
      `moves another's attendee together with their own (${path})`,
      `POST /api/attendees/${path}`,
      404,
      (own, theirs) => ({
        body: { eventId: own.eventId, attendeeIds: [own.seatedId, theirs.seatedId] },
      }),
    ],
  ),
  [
    "records the reply of another's attendee together with that of their own",
    'POST /api/events/:id/replies',
    404,
    (own, theirs) => ({
      at: own.eventId,
      body: { attendeeIds: [own.pooledId, theirs.pooledId], reply: 'maybe' },
    }),
  ],
  [
    "edits another's attendee together with their own",
    'POST /api/attendees/edit-many',
    404,
    (own, theirs) => ({
      body: {
        eventId: own.eventId,
        edits: [own.pooledId, theirs.pooledId].map((attendeeId) => ({ attendeeId, title: 'CTO' })),
      },
    }),
  ],
  [
    "makes another's attendee the host of their own",
    'PATCH /api/attendees/:id',
    400,
    (own, theirs) => ({ at: own.pooledId, body: { guestOf: theirs.pooledId } }),
  ],
  [
    "seats people together at another's table",
    'POST /api/seats/assign-many',
    404,
    (own, theirs) => ({
      body: { eventId: own.eventId, tableId: theirs.tableId, attendeeIds: [own.pooledId] },
    }),
  ],
  [
    "seats another's attendee together with their own",
    'POST /api/seats/assign-many',
    404,
    (own, theirs) => ({
      body: {
        eventId: own.eventId,
        tableId: own.tableId,
        attendeeIds: [own.pooledId, theirs.pooledId],
      },
    }),
  ],
  [
    "moves another's table in an event of their own",
    'POST /api/events/:id/tables/move',
    404,
    (own, theirs) => ({ at: own.eventId, body: { moves: [{ id: theirs.tableId, x: 1, y: 1 }] } }),
  ],
  [
    "deletes another's table together with their own",
    'POST /api/events/:id/tables/delete',
    404,
    (own, theirs) => ({ at: own.eventId, body: { ids: [own.tableId, theirs.tableId] } }),
  ],
  [
    "swaps with another's seat",
    'POST /api/seats/swap',
    404,
    (own, theirs) => ({
      body: { eventId: own.eventId, seatId: own.takenSeatId, otherSeatId: theirs.takenSeatId },
    }),
  ],
  [
    "holds another's attendee",
    'PATCH /api/attendees/:id/holding',
    404,
    (own, theirs) => ({ at: theirs.pooledId, body: { event: own.eventId, hold: true } }),
  ],
  [
    "holds their own for another's event",
    'PATCH /api/attendees/:id/holding',
    404,
    (own, theirs) => ({ at: own.pooledId, body: { event: theirs.eventId, hold: true } }),
  ],
  [
    "marks their own with another's event",
    'PATCH /api/attendees/:id',
    400,
    (own, theirs) => ({ at: own.pooledId, body: { tags: [`event:${theirs.eventId}`] } }),
  ],
  [
    "adds somebody to their own event who is held for another's",
    'POST /api/attendees',
    400,
    (own, theirs) => ({
      body: { ...named, eventId: own.eventId, holdingFor: [`event:${theirs.eventId}`] },
    }),
  ],
  [
    "takes another's template into their own event",
    'POST /api/arrangements/:id/use',
    404,
    (own, theirs) => ({ at: theirs.arrangementId, body: { eventId: own.eventId } }),
  ],
  [
    "takes their own template into another's event",
    'POST /api/arrangements/:id/use',
    404,
    (own, theirs) => ({ at: own.arrangementId, body: { eventId: theirs.eventId } }),
  ],
  [
    "saves another's table",
    'POST /api/arrangements',
    404,
    (own, theirs) => ({ body: { ...named, eventId: own.eventId, tableId: theirs.tableId } }),
  ],
  [
    "saves another's people on their own seats",
    'POST /api/arrangements',
    400,
    (own, theirs) => ({
      body: {
        ...named,
        eventId: own.eventId,
        assignments: [{ seatId: own.freeSeatId, attendeeId: theirs.pooledId }],
      },
    }),
  ],
];
