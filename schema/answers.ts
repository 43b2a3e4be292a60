import { z } from 'zod';
import {
  type AttendeeRole,
  adminActions,
  attendeeRoles,
  demoStatuses,
  eventStatuses,
  memberRoles,
  membershipLevels,
  opportunityAnswers,
  tableLayouts,
} from './vocabulary.ts';

/**
 * What the REST facade answers, for its OpenAPI document: the read models of readModels.ts as
 * schemas. The integration tests hold every answer to them.
 */
const id = z
  .string()
  .meta({ description: '128 bits in base64url.', example: 'Zk3vQ0t2b1x8Yc9dEfGhIg' });
const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' });
const text = z.string().nullable();
const timestamps = { createdAt: time, updatedAt: time };

export const eventAnswer = z
  .object({
    id,
    name: z.string(),
    description: text,
    startDate: time.nullable(),
    endDate: time.nullable(),
    location: text,
    status: z.enum(eventStatuses),
    isPublic: z.boolean(),
    maxAttendees: z.int().nullable(),
    createdByUserId: id,
    draftOf: id.nullable().meta({ description: 'Of a draft: the event that it is a draft of.' }),
    draftName: text,
    draftRevision: z.int().nullable(),
    draftStartedBy: id.nullable(),
    ...timestamps,
  })
  .meta({ id: 'Event' });

export const attendeeAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    title: text,
    company: text,
    attendeeRole: z.enum(attendeeRoles),
    email: text,
    phone: text,
    notes: text,
    photoUrl: text,
    linkedinUrl: text,
    isCheckedIn: z.boolean(),
    currentOpportunity: z.enum(opportunityAnswers).nullable(),
    accountExecutive: text,
    demoStatus: z.enum(demoStatuses).nullable(),
    demoDate: text,
    linkedUrl: text,
    otherAccountNotes: text,
    tags: z.array(z.string()),
    holdingFor: z.array(z.string()),
    holdReason: text,
    heldSince: time.nullable(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Attendee' });

export const importedAttendeeAnswer = attendeeAnswer
  .extend({
    repeats: id.optional().meta({
      description:
        'Who was there already, or came earlier in the list, with the same e-mail address or the same name and company.',
    }),
  })
  .meta({ id: 'ImportedAttendee' });

export const tableAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    order: z.int().meta({ description: 'Its place in the order in which tables are listed.' }),
    capacity: z.int(),
    layout: z.enum(tableLayouts),
    endSeats: z.boolean(),
    isActive: z.boolean(),
    x: z.number(),
    y: z.number(),
    rotation: z.number(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Table' });

export const seatAnswer = z
  .object({
    id,
    eventId: id,
    tableId: id,
    position: z.int(),
    x: z.number(),
    y: z.number(),
    attendeeId: id.nullable(),
    ...timestamps,
  })
  .meta({ id: 'Seat' });

const arrangementTable = z.object({
  tableId: id,
  name: z.string(),
  layout: z.enum(tableLayouts),
  endSeats: z.boolean(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  capacity: z.int(),
});

const publicAssignment = z.object({
  seatId: id,
  tableId: id,
  tableName: z.string(),
  position: z.int(),
  x: z.number(),
  y: z.number(),
  attendeeName: text,
});

export const arrangementAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    description: text,
    tableId: id.nullable(),
    tables: z.array(arrangementTable),
    assignments: z.array(publicAssignment.extend({ attendeeId: id.nullable() })),
    isTemplate: z.boolean(),
    isPublic: z.boolean(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Arrangement' });

const effect = {
  moved: z.int(),
  toPool: z.int(),
  tablesBack: z.int(),
  tablesChanged: z.int(),
  left: z.array(z.object({ attendeeId: id, name: z.string() })),
};

export const arrangementEffectAnswer = z.object(effect).meta({ id: 'ArrangementEffect' });

const recorded = {
  position: z.string().nullable(),
  stepId: id.meta({ description: 'What undo takes back, where something was recorded.' }),
};

export const arrangementAppliedAnswer = z
  .object({ ...recorded, ...effect })
  .meta({ id: 'ArrangementApplied' });

export const templateUsedAnswer = z
  .object({
    ...recorded,
    tables: z.int(),
    seated: z.int(),
    unmatched: z.int().meta({ description: 'Names in it by which nobody was seated.' }),
    ambiguous: z.int().meta({
      description: 'Those of them that stand for several people, in it or in the event.',
    }),
  })
  .meta({ id: 'TemplateUsed' });

export const templateAnswer = z
  .object({
    id,
    eventId: id,
    eventName: z.string(),
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    updatedAt: time,
  })
  .meta({ id: 'Template' });

export const publicArrangementAnswer = z
  .object({
    id,
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    assignments: z.array(publicAssignment),
    attendeeCount: z.int(),
    seatCount: z.int(),
    capacityPercent: z.int(),
    updatedAt: time,
  })
  .meta({ id: 'PublicArrangement' });

export const userAnswer = z
  .object({
    id,
    email: z.string(),
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    bio: text,
    role: z.enum(memberRoles),
    membershipLevel: z.enum(membershipLevels),
    clubMemberships: z.array(z.string()),
    isActive: z.boolean(),
    lastLoginAt: time.nullable(),
    ...timestamps,
  })
  .meta({ id: 'User' });

const facts = z.record(z.string(), z.unknown()).nullable();

export const historyAnswer = z
  .object({
    id: z.string(),
    position: z.string(),
    revision: z.int(),
    eventId: id,
    arrangementId: id.nullable(),
    stepId: z.string(),
    action: z.string(),
    previousState: facts,
    newState: facts,
    performedByUserId: z.string(),
    timestamp: time,
  })
  .meta({ id: 'HistoryEntry' });

export const undoAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'Of the undo itself, which can be undone as well.' }),
    entry: historyAnswer,
  })
  .meta({ id: 'Undone' });

const whereabouts = z
  .object({
    in: z.enum(['pool', 'seated', 'holding']),
    tableId: id.nullable(),
    tableName: text,
    seatId: id.nullable(),
    position: z.int().nullable(),
  })
  .meta({ id: 'Whereabouts' });

const comparedPlan = z
  .object({
    reference: z.string(),
    kind: z.enum(['now', 'revision', 'time', 'arrangement', 'draft']),
    revision: z.int().nullable(),
    at: time.nullable(),
    name: text,
    tableId: id.nullable(),
    counts: z.object({
      people: z.int(),
      seated: z.int(),
      pool: z.int(),
      holding: z.int(),
      checkedIn: z.int(),
      tables: z.int(),
      seats: z.int(),
    }),
  })
  .meta({ id: 'ComparedPlan' });

const tableFacts = z.object({
  name: z.string(),
  layout: z.enum(tableLayouts),
  endSeats: z.boolean(),
  capacity: z.int(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
});
const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const comparisonAnswer = z
  .object({
    from: comparedPlan,
    to: comparedPlan,
    people: z.array(
      z.object({
        attendeeId: id,
        name: z.string(),
        company: text,
        attendeeRole: z.enum(attendeeRoles),
        kind: z.enum(['joined', 'left', 'moved', 'changed']),
        from: whereabouts.nullable(),
        to: whereabouts.nullable(),
        swappedWith: id.nullable(),
        fields: z.array(z.string()),
      }),
    ),
    tables: z.array(
      z.object({
        tableId: id,
        kind: z.enum(['added', 'removed', 'changed']),
        before: tableFacts.nullable(),
        after: tableFacts.nullable(),
        changes: z.array(z.string()),
      }),
    ),
    details: z.array(z.object({ field: z.string(), before: plainValue, after: plainValue })),
    placeCards: z.array(
      z.object({
        attendeeId: id,
        name: z.string(),
        company: text,
        tableName: z.string(),
        position: z.int(),
        reasons: z.array(z.string()),
      }),
    ),
    tableCards: z.array(z.object({ tableId: id, name: z.string(), reasons: z.array(z.string()) })),
  })
  .meta({ id: 'Comparison' });
export const trailAnswer = z
  .object({
    attendeeId: id,
    eventId: id,
    name: z.string(),
    stays: z.array(
      z.object({
        in: z.enum(['pool', 'seat', 'holding']),
        tableId: id.nullable(),
        tableName: text,
        seatPosition: z.int().nullable(),
        reason: text,
        since: time,
        until: time.nullable(),
        revision: z.int(),
        stepId: z.string(),
        performedByUserId: z.string(),
      }),
    ),
  })
  .meta({ id: 'Trail' });
export const draftAnswer = z
  .object({
    id: id.meta({ description: 'Of the draft, which is the id of its plan as well.' }),
    eventId: id,
    name: z.string(),
    startedAt: time,
    startedByUserId: id,
    changes: z.int(),
    hasMovedOn: z.boolean().meta({ description: 'The live plan has changed since it began.' }),
  })
  .meta({ id: 'Draft' });

const draftPlace = z.object({
  in: z.enum(['pool', 'seat', 'holding']),
  tableName: text,
  position: z.int().nullable(),
});
const somebody = z.object({ attendeeId: id, name: z.string() });

const draftConflict = z.object({
  about: z.enum(['attendee', 'table', 'seat', 'event']),
  reason: z.enum(['gone', 'moved', 'changed', 'taken', 'kept']),
  person: somebody.nullable(),
  table: z.object({ tableId: id, name: z.string() }).nullable(),
  position: z.int().nullable(),
  place: draftPlace.nullable(),
  other: somebody.nullable(),
  fields: z.array(z.string()),
});

export const takeOverPreviewAnswer = z
  .object({
    people: z.array(
      somebody.extend({
        what: z.enum(['added', 'removed', 'moved', 'edited']),
        from: draftPlace.nullable(),
        to: draftPlace.nullable(),
      }),
    ),
    peopleCount: z.int(),
    conflicts: z.array(draftConflict),
    conflictCount: z.int(),
    fields: z.array(z.string()),
    tables: z.array(
      z.object({
        tableId: id,
        name: z.string(),
        what: z.enum(['added', 'removed', 'changed', 'seating']),
        people: z.int(),
      }),
    ),
  })
  .meta({ id: 'TakeOverPreview' });

export const takenOverAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'What undo takes back, where something was recorded.' }),
    eventId: id,
    isClosed: z.boolean().meta({ description: 'The draft is over. A part leaves it open.' }),
  })
  .meta({ id: 'DraftTakenOver' });

const pictureAnswer = z
  .object({
    pool: z.int(),
    seated: z.int(),
    holding: z.int(),
    tables: z.array(arrangementTable),
    seats: z.array(
      z.object({
        seatId: id,
        tableId: id,
        position: z.int(),
        x: z.number(),
        y: z.number(),
        attendeeId: id.nullable(),
      }),
    ),
    people: z.array(
      z.object({
        attendeeId: id,
        name: z.string(),
        title: text,
        company: text,
        attendeeRole: z.enum(attendeeRoles),
        isCheckedIn: z.boolean(),
        where: z.enum(['pool', 'seated', 'holding']),
        holdReason: text,
      }),
    ),
  })
  .meta({ id: 'PlanPicture', description: 'What it names may be elsewhere by now, or gone.' });

export const momentAnswer = z
  .object({
    eventId: id,
    revision: z.int(),
    at: time,
    previousRevision: z.int().nullable(),
    nextRevision: z.int().nullable(),
    lastRevision: z.int(),
    entry: historyAnswer,
    picture: pictureAnswer,
  })
  .meta({ id: 'PlanMoment' });

export const activityAnswer = z
  .object({
    changes: z.int(),
    firstRevision: z.int(),
    lastRevision: z.int(),
    parts: z.int(),
    stretches: z.array(
      z.object({
        part: z.int(),
        changes: z.int(),
        from: time,
        until: time,
        firstRevision: z.int(),
        lastRevision: z.int(),
      }),
    ),
    marks: z.array(z.object({ revision: z.int(), entry: historyAnswer })),
  })
  .meta({
    id: 'PlanActivity',
    description:
      'Pauses of more than ten minutes count as ten; parts without changes are left out.',
  });

export const restoreAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'Of the restoring, which can be undone.' }),
    entry: historyAnswer.nullable().meta({ description: 'Null where nothing was different.' }),
  })
  .meta({ id: 'Restored' });

export const auditAnswer = z
  .object({
    id: z.string(),
    position: z.string(),
    adminUserId: z.string(),
    action: z.enum(adminActions),
    targetUserId: z.string().nullable(),
    targetEventId: z.string().nullable(),
    previousValue: facts,
    newValue: facts,
    ipAddress: text,
    userAgent: text,
    timestamp: time,
    sequence: z.int(),
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' });

export const replayAnswer = z
  .object({
    until: time,
    users: z.array(
      z.object({
        id: z.string(),
        email: text,
        firstName: text,
        lastName: text,
        role: z.enum(memberRoles),
        membershipLevel: z.enum(membershipLevels),
        isActive: z.boolean(),
        registeredAt: time,
      }),
    ),
    lastAction: auditAnswer.nullable(),
  })
  .meta({ id: 'Replay', description: 'Names and addresses are those of today.' });

export const statsAnswer = z
  .object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    newUsersThisMonth: z.int(),
    usersByRole: z.object({ admin: z.int(), moderator: z.int(), user: z.int() }),
    usersByMembership: z.object({ basic: z.int(), premium: z.int(), enterprise: z.int() }),
  })
  .meta({ id: 'AdminStats' });

const moment = z.object({
  at: time,
  attendees: z.int(),
  checkedIn: z.int(),
  seats: z.int(),
  seated: z.int().meta({ description: 'Seats that were taken.' }),
});
const seatedCompany = z.object({ company: z.string(), seated: z.int() });
const seatedOfRole = z.object(
  Object.fromEntries(attendeeRoles.map((role) => [role, z.int()])) as Record<
    AttendeeRole,
    z.ZodInt
  >,
);

export const eventAnalyticsAnswer = z
  .object({
    id,
    moments: z.array(moment).meta({
      description: 'How the event came to stand as it does: at most 200 moments, oldest first.',
    }),
    checkIns: z.array(moment).meta({
      description: 'The same of the time from the first check-in to the last.',
    }),
    roles: z.array(
      z.object({
        role: z.enum(attendeeRoles),
        attendees: z.int(),
        seated: z.int(),
        held: z.int(),
        checkedIn: z.int(),
      }),
    ),
    tables: z.array(
      z
        .object({ id, name: z.string(), capacity: z.int(), seated: z.int() })
        .extend(seatedOfRole.shape)
        .extend({
          companyCount: z.int(),
          companies: z.array(seatedCompany).meta({ description: 'The five largest.' }),
        }),
    ),
    companyCount: z.int(),
    companies: z
      .array(
        z.object({
          company: z.string(),
          attendees: z.int(),
          seated: z.int(),
          tableCount: z.int(),
          tables: z
            .array(z.object({ name: z.string(), seated: z.int() }))
            .meta({ description: 'The five with most of them.' }),
          tablemates: z
            .array(seatedCompany)
            .meta({ description: 'The three companies with most people at the same tables.' }),
        }),
      )
      .meta({ description: 'The 100 with most people.' }),
  })
  .meta({ id: 'EventAnalytics' });

const displaced = z.array(z.object({ attendeeId: id, name: z.string() }));

/** The table, and who lost their seat by the change. */
export const changedTableAnswer = tableAnswer.extend({ displaced }).meta({ id: 'ChangedTable' });

export const autoAssignAnswer = z
  .object({
    assigned: z.int(),
    unassigned: z.int(),
    assignments: z.array(z.object({ seatId: id, attendeeId: id })),
  })
  .meta({ id: 'AutoAssignment' });

/** Who took which seat of the table; `left` are those who found none and stay where they were. */
export const seatTogetherAnswer = z
  .object({
    assignments: z.array(z.object({ seatId: id, attendeeId: id })),
    left: z.array(id),
  })
  .meta({ id: 'SeatedTogether' });

export const problemAnswer = z
  .looseObject({
    message: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string(), index: z.int().optional() })),
    requestId: z.string(),
  })
  .meta({
    id: 'Problem',
    description: 'What is wrong; some codes add facts, e.g. who sits on a seat.',
  });
