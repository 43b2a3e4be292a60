import type {
  ArrangementRow,
  AttendeeRow,
  AuditRow,
  EventRow,
  HistoryRow,
  SeatRow,
  TableRow,
  UserRow,
} from '../../schema/readModels.ts';

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What to select so that rows come out as they are answered: `{ createdAt: 'seats.created_at' }`. */
const columnsOf = <Row>(table: string, names: Record<keyof Row & string, true>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `${table}.${snakeCase(name)}`]));

const timestamps = { createdAt: true, updatedAt: true } as const;

export const eventColumns = columnsOf<EventRow>('events', {
  id: true,
  name: true,
  description: true,
  startDate: true,
  endDate: true,
  location: true,
  status: true,
  isPublic: true,
  maxAttendees: true,
  createdByUserId: true,
  draftOf: true,
  draftName: true,
  draftRevision: true,
  draftStartedBy: true,
  ...timestamps,
});

export const attendeeColumns = columnsOf<AttendeeRow>('attendees', {
  id: true,
  eventId: true,
  name: true,
  title: true,
  company: true,
  attendeeRole: true,
  email: true,
  phone: true,
  notes: true,
  photoUrl: true,
  linkedinUrl: true,
  isCheckedIn: true,
  currentOpportunity: true,
  accountExecutive: true,
  demoStatus: true,
  demoDate: true,
  linkedUrl: true,
  otherAccountNotes: true,
  tags: true,
  holdingFor: true,
  holdReason: true,
  heldSince: true,
  createdByUserId: true,
  ...timestamps,
});

export const tableColumns = columnsOf<TableRow>('tables', {
  id: true,
  eventId: true,
  name: true,
  order: true,
  capacity: true,
  layout: true,
  endSeats: true,
  isActive: true,
  x: true,
  y: true,
  rotation: true,
  createdByUserId: true,
  ...timestamps,
});

export const seatColumns = columnsOf<SeatRow>('seats', {
  id: true,
  eventId: true,
  tableId: true,
  position: true,
  x: true,
  y: true,
  attendeeId: true,
  ...timestamps,
});

export const arrangementColumns = columnsOf<ArrangementRow>('seating_arrangements', {
  id: true,
  eventId: true,
  name: true,
  description: true,
  tableId: true,
  tables: true,
  assignments: true,
  isTemplate: true,
  isPublic: true,
  createdByUserId: true,
  ...timestamps,
});

export const userColumns = columnsOf<UserRow>('users', {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  bio: true,
  role: true,
  membershipLevel: true,
  clubMemberships: true,
  isActive: true,
  lastLoginAt: true,
  ...timestamps,
});

export const historyColumns = columnsOf<HistoryRow>('seating_history', {
  id: true,
  position: true,
  revision: true,
  eventId: true,
  arrangementId: true,
  stepId: true,
  action: true,
  previousState: true,
  newState: true,
  performedByUserId: true,
  timestamp: true,
});

export const auditColumns = columnsOf<AuditRow>('admin_audit_log', {
  id: true,
  position: true,
  adminUserId: true,
  action: true,
  targetUserId: true,
  targetEventId: true,
  previousValue: true,
  newValue: true,
  ipAddress: true,
  userAgent: true,
  timestamp: true,
  sequence: true,
  hash: true,
});
