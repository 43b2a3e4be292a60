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
  nobodyHasOne,
  oneself,
  type Profile,
  readsEvent,
} from './profiles.ts';
import { hall } from './restRows.ts';
import { card, type Target } from './targets.ts';

/** A field of Query, Mutation or Subscription, each caller's answer, and its arguments. */
export type GraphQLRow = [
  field: string,
  profile: Profile,
  args?: (
    target: Target,
    caller: Caller,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>,
  way?: string,
];

const guest = { name: 'Ada', attendeeRole: 'guest' };
const newGuest = (eventId: string) => ({
  eventId,
  kind: 'csv',
  columns: ['name'],
  rows: [{ row: 2, name: 'New' }],
});

export const queryRows: GraphQLRow[] = [
  ['me', oneself],
  ['users', adminOnly],
  ['adminStats', adminOnly],
  ['myTotals', anyMember],
  // Whose events it shows is tested in home.int.test.ts: a busy stage soon has later activity.
  ['recentActivity', anyMember],
  ['auditLog', adminOnly],
  ['myData', anyMember],
  ['attendeeData', editsEvent, ({ heldId }) => ({ id: heldId })],
  ['issuesNaming', editsEvent, ({ heldId }) => ({ id: heldId })],
  ['auditEntries', adminOnly],
  ['replay', adminOnly],
  ['replayTimeline', adminOnly],
  ['events', listsReadable, () => ({ limit: 1000 })],
  ['event', readsEvent, ({ eventId }) => ({ id: eventId })],
  ['floorObjects', readsEvent, ({ eventId }) => ({ eventId })],
  ['issuedSheets', editsEvent, ({ eventId }) => ({ eventId })],
  ['cardDesigns', editsEvent, ({ eventId }) => ({ eventId })],
  ['changesByTable', editsEvent, ({ eventId }) => ({ eventId })],
  ['attention', editsEvent, ({ eventId }) => ({ eventId })],
  ['kitchen', editsEvent, ({ eventId }) => ({ eventId })],
  ['guestFields', readsEvent, ({ eventId }) => ({ eventId })],
  ['room', readsEvent, ({ eventId }) => ({ eventId })],
  ['menu', readsEvent, ({ eventId }) => ({ eventId })],
  ['rememberedMapping', nobodyHasOne, () => ({ header: ['Who'] })],
  ['eventPlan', readsEvent, ({ eventId }) => ({ id: eventId })],
  ['eventAnalytics', editsEvent, ({ eventId }) => ({ id: eventId })],
  ['comparison', readsEvent, ({ eventId }) => ({ eventId, from: 'r:0', to: 'now' })],
  ['newCards', readsEvent, ({ eventId }) => ({ eventId, sheet: 'placeCards', since: 'now' })],
  ['planMoment', readsEvent, ({ eventId }) => ({ eventId, revision: 0 })],
  ['seatingProposal', knowsDraft, ({ proposalId }) => ({ id: proposalId })],
  ['seatingScore', editsEvent, ({ eventId }) => ({ eventId })],
  ['seatingHeat', editsEvent, ({ eventId }) => ({ eventId })],
  ['explainTable', editsEvent, ({ tableId }) => ({ tableId })],
  ['explainSeat', editsEvent, ({ seatedId }) => ({ attendeeId: seatedId })],
  ['seatingProposals', editsEvent, ({ eventId }) => ({ eventId })],
  ['seatingRules', editsEvent, ({ eventId }) => ({ eventId })],
  ['seatingConflicts', editsEvent, ({ eventId }) => ({ eventId })],
  ['drafts', editsEvent, ({ eventId }) => ({ eventId })],
  ['takeOverPreview', knowsDraft, ({ draftId }) => ({ id: draftId })],
  ['eventPlan', knowsDraft, ({ draftId }) => ({ id: draftId }), 'of a draft'],
  ['planActivity', readsEvent, ({ eventId }) => ({ eventId })],
  ['attendee', readsEvent, ({ heldId }) => ({ id: heldId })],
  ['historyPeople', readsEvent, ({ historyEntryId }) => ({ id: historyEntryId })],
  ['attendeeTrail', readsEvent, ({ heldId }) => ({ id: heldId })],
  ['arrangement', readsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['arrangementEffect', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['arrangementDifference', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['templates', listsEditable, () => ({ limit: 1000 })],
  ['publicArrangement', anybody, ({ sharedArrangementId }) => ({ id: sharedArrangementId })],
  ['publicArrangement', nobody, ({ arrangementId }) => ({ id: arrangementId }), 'not shared'],
];

/** In these rows the arguments are those of `input`. */
export const mutationRows: GraphQLRow[] = [
  ['editProfile', anyMember, ({ unused }) => ({ bio: unused })],
  ['createUser', adminOnly, ({ unused }) => ({ email: `${unused}@example.com` })],
  ['editUser', adminOnly, ({ memberId }) => ({ id: memberId, role: 'moderator', isActive: false })],
  ['setUserRole', adminOnly, ({ memberId }) => ({ id: memberId, role: 'moderator' })],
  [
    'setUserMembership',
    adminOnly,
    ({ memberId }) => ({ id: memberId, membershipLevel: 'premium' }),
  ],
  ['setUserActive', adminOnly, ({ memberId }) => ({ id: memberId, isActive: false })],
  ['relinkUser', adminOnly, ({ memberId }) => ({ id: memberId })],

  ['eraseUser', adminOnly, ({ memberId }) => ({ id: memberId })],

  ['createEvent', anyMember, () => ({ name: 'Supper' })],
  ['editEvent', editsEvent, ({ eventId }) => ({ id: eventId, name: 'Supper' })],
  ['deleteEvent', deletesEvent, ({ eventId }) => ({ id: eventId })],

  ['addAttendee', editsEvent, ({ eventId }) => ({ eventId, attendee: guest })],
  [
    'importAttendees',
    editsEvent,
    ({ eventId }) => ({ eventId, source: 'csv', attendees: [guest] }),
  ],
  ['editAttendee', editsEvent, ({ pooledId }) => ({ id: pooledId, notes: 'Vegetarian' })],
  ['checkInAttendee', editsEvent, ({ pooledId }) => ({ id: pooledId })],
  ['checkOutAttendee', editsEvent, ({ seatedId }) => ({ id: seatedId })],
  ['holdAttendee', editsEvent, ({ pooledId }) => ({ id: pooledId, reason: 'May not come' })],
  ['releaseAttendee', editsEvent, ({ heldId }) => ({ id: heldId })],
  ['pinAttendee', editsEvent, ({ seatedId }) => ({ id: seatedId })],
  ['unpinAttendee', editsEvent, ({ pinnedId }) => ({ id: pinnedId })],
  ['eraseAttendee', editsEvent, ({ seatedId }) => ({ id: seatedId })],
  ['deleteAttendee', editsEvent, ({ seatedId }) => ({ id: seatedId })],

  [
    'addTable',
    editsEvent,
    ({ eventId }) => ({ eventId, name: 'Terrace', capacity: 4, layout: 'oval' }),
  ],
  ['editTable', editsEvent, ({ tableId }) => ({ id: tableId, name: 'Terrace' })],
  ['moveTable', editsEvent, ({ tableId }) => ({ id: tableId, x: 900, y: 900, rotation: 90 })],
  ['resizeTable', editsEvent, ({ tableId }) => ({ id: tableId, capacity: 8 })],
  ['setEndSeats', editsEvent, ({ tableId }) => ({ id: tableId, endSeats: false })],
  ['deleteTable', editsEvent, ({ tableId }) => ({ id: tableId })],
  [
    'addTables',
    editsEvent,
    ({ eventId }) => ({
      eventId,
      groups: [{ count: 2, layout: 'row', capacity: 30, name: 'Row {n}' }],
    }),
  ],
  ['duplicateTable', editsEvent, ({ tableId }) => ({ id: tableId })],
  [
    'moveTables',
    editsEvent,
    ({ eventId, tableId }) => ({ eventId, moves: [{ id: tableId, x: 900, y: 900 }] }),
  ],
  [
    'arrangeTables',
    editsEvent,
    ({ eventId, tableId }) => ({ eventId, ids: [tableId], how: 'rows' }),
  ],
  ['deleteTables', editsEvent, ({ eventId, tableId }) => ({ eventId, ids: [tableId] })],

  [
    'placeFloorObject',
    editsEvent,
    ({ eventId }) => ({ eventId, kind: 'stage', name: 'Stage', x: 0, y: -400 }),
  ],
  ['changeFloorObject', editsEvent, ({ eventId, objectId }) => ({ eventId, id: objectId, x: 50 })],
  ['removeFloorObject', editsEvent, ({ eventId, objectId }) => ({ eventId, id: objectId })],

  [
    'assignSeat',
    editsEvent,
    ({ eventId, freeSeatId, pooledId }) => ({ eventId, seatId: freeSeatId, attendeeId: pooledId }),
  ],
  ['unassignSeat', editsEvent, ({ eventId, takenSeatId }) => ({ eventId, seatId: takenSeatId })],
  [
    'swapSeats',
    editsEvent,
    ({ eventId, takenSeatId, otherTakenSeatId }) => ({
      eventId,
      seatId: takenSeatId,
      otherSeatId: otherTakenSeatId,
      movePinned: true,
    }),
  ],
  [
    'seatTogether',
    editsEvent,
    ({ eventId, tableId, pooledId }) => ({ eventId, tableId, attendeeIds: [pooledId] }),
  ],
  [
    'holdTogether',
    editsEvent,
    ({ eventId, pooledId, seatedId }) => ({
      eventId,
      attendeeIds: [pooledId, seatedId],
      reason: 'May not come',
    }),
  ],
  [
    'returnToPool',
    editsEvent,
    ({ eventId, seatedId, heldId }) => ({ eventId, attendeeIds: [seatedId, heldId] }),
  ],
  [
    'editPeople',
    editsEvent,
    ({ eventId, pooledId }) => ({ eventId, edits: [{ attendeeId: pooledId, title: 'CTO' }] }),
  ],
  ['addPlusOnes', editsEvent, ({ pooledId }) => ({ id: pooledId, count: 2 })],
  [
    'replyFor',
    editsEvent,
    ({ eventId, pooledId }) => ({ eventId, attendeeIds: [pooledId], reply: 'maybe' }),
  ],
  ['previewMerge', editsEvent, ({ eventId }) => newGuest(eventId)],
  [
    'mergeGuests',
    editsEvent,
    async ({ eventId }, caller) => {
      const { data } = await caller.graphql<{ previewMerge: { importId: string } }>(
        'mutation ($input: PreviewMergeInput!) { previewMerge(input: $input) { importId } }',
        { input: newGuest(eventId) },
      );
      return { eventId, importId: data?.previewMerge.importId ?? 'none' };
    },
  ],
  ['setFields', editsEvent, ({ eventId }) => ({ eventId, fields: [] })],
  ['defineField', editsEvent, ({ eventId }) => ({ eventId, name: 'Hotel', kind: 'text' })],
  ['changeField', editsEvent, ({ eventId, fieldId }) => ({ eventId, fieldId, name: 'Inn' })],
  ['retireField', editsEvent, ({ eventId, fieldId }) => ({ eventId, fieldId })],
  ['setRoomOutline', editsEvent, ({ eventId }) => ({ eventId, outline: hall })],
  [
    'setBackground',
    editsEvent,
    ({ eventId, imageId }) => ({
      eventId,
      background: { imageId, cmPerPixel: 2, opacity: 0.5 },
    }),
  ],
  ['setMenu', editsEvent, ({ eventId }) => ({ eventId, courses: [{ name: 'Main', options: [] }] })],
  ['autoAssignSeats', editsEvent, ({ eventId }) => ({ eventId })],
  [
    'showPresence',
    editsEvent,
    ({ eventId, unused }) => ({ eventId, clientId: unused, holdingAttendeeIds: [] }),
  ],

  [
    'addSeatingRule',
    editsEvent,
    ({ eventId }) => ({ eventId, rule: { kind: 'Balance', weight: 2 } }),
  ],
  [
    'changeSeatingRule',
    editsEvent,
    ({ eventId, ruleId }) => ({ eventId, ruleId, rule: { kind: 'Balance', weight: 3 } }),
  ],
  ['removeSeatingRule', editsEvent, ({ eventId, ruleId }) => ({ eventId, ruleId })],
  ['applyRulePreset', editsEvent, ({ eventId }) => ({ eventId, preset: 'clientDinner' })],
  [
    'pickSeatingPreference',
    editsEvent,
    ({ eventId, pooledId, seatedId }) => ({
      eventId,
      people: [pooledId, seatedId],
      preference: 'likes',
    }),
  ],

  ['proposeSeating', editsEvent, ({ eventId }) => ({ eventId, seconds: 1 })],
  ['cancelSeatingProposal', knowsDraft, ({ proposalId }) => ({ id: proposalId })],
  ['takeSeatingProposal', knowsDraft, ({ proposalId }) => ({ id: proposalId })],
  ['discardSeatingProposal', knowsDraft, ({ proposalId }) => ({ id: proposalId })],
  ['verifySeatingProposal', knowsDraft, ({ proposalId }) => ({ id: proposalId })],

  ['issueSheet', editsEvent, ({ eventId }) => ({ eventId, sheet: 'guestList', to: 'door' })],
  ['saveCardDesign', editsEvent, ({ eventId, unused: name }) => ({ eventId, name, design: card })],
  ['deleteCardDesign', editsEvent, ({ eventId, designId: id }) => ({ eventId, id })],

  ['undo', editsEvent, ({ eventId, stepId }) => ({ eventId, stepId })],
  ['restoreMoment', editsEvent, ({ eventId }) => ({ eventId, revision: 0 })],
  ['redo', hasNothingToRedo, ({ eventId }) => ({ eventId })],
  ['saveArrangement', editsEvent, ({ eventId }) => ({ eventId, name: 'As printed' })],
  ['editArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId, name: 'Printed' })],
  ['shareArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['unshareArrangement', editsEvent, ({ sharedArrangementId }) => ({ id: sharedArrangementId })],
  ['showEventOnLink', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['hideEventOnLink', editsEvent, ({ sharedArrangementId }) => ({ id: sharedArrangementId })],
  ['refreshArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  [
    'takeBackRefresh',
    hasNothingToTakeBack,
    ({ arrangementId }) => ({ id: arrangementId, of: arrangementId }),
  ],
  ['deleteArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['restoreArrangement', editsEvent, ({ deletedArrangementId }) => ({ id: deletedArrangementId })],
  ['duplicateArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['offerTemplate', editsEvent, ({ sharedArrangementId }) => ({ id: sharedArrangementId })],
  ['withdrawTemplate', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['applyArrangement', editsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['useTemplate', editsEvent, ({ arrangementId, eventId }) => ({ id: arrangementId, eventId })],

  ['startDraft', editsEvent, ({ eventId }) => ({ eventId, name: 'Long tables' })],
  ['takeOverDraft', knowsDraft, ({ draftId }) => ({ id: draftId })],
  ['throwAwayDraft', knowsDraft, ({ draftId }) => ({ id: draftId })],
];

export const subscriptionRows: GraphQLRow[] = [
  ['eventsChanged', listsReadable],
  ['eventPlanChanged', readsEvent, ({ eventId }) => ({ id: eventId })],
  ['eventPresence', readsEvent, ({ eventId, unused }) => ({ id: eventId, clientId: unused })],
  ['arrangementChanged', readsEvent, ({ arrangementId }) => ({ id: arrangementId })],
  ['seatingProposalProgressed', knowsDraft, ({ proposalId }) => ({ jobId: proposalId })],
  ['auditLogChanged', adminOnly],
];
