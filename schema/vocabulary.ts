/** The closed word lists of the product, as they are stored and sent. */
export const attendeeRoles = ['opportunity', 'prospect', 'employee', 'guest'] as const;
export type AttendeeRole = (typeof attendeeRoles)[number];

export const eventSortings = ['created', 'changed', 'date', 'name'] as const;
export type EventSorting = (typeof eventSortings)[number];

export const eventStatuses = ['active', 'completed', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The layouts of the specification, which its documented calls accept. */
export const tableLayouts = ['rectangular', 'circular', 'oval'] as const;
/** Layouts beyond the specification's. `row` is chairs side by side without a table. */
export const extendedLayouts = ['halfRound', 'uShape', 'longTable', 'row'] as const;
export const everyLayout = [...tableLayouts, ...extendedLayouts] as const;
export type TableLayout = (typeof everyLayout)[number];
export type ExtendedLayout = (typeof extendedLayouts)[number];

/** Whether a layout is beyond the specification's. */
export const isExtendedLayout = (layout: TableLayout): layout is ExtendedLayout =>
  (extendedLayouts as readonly string[]).includes(layout);

/** The objects of a room besides tables. */
export const floorObjectKinds = [
  'stage',
  'danceFloor',
  'bar',
  'buffet',
  'kitchen',
  'door',
  'exit',
  'wall',
  'pillar',
  'screen',
  'zone',
  'text',
] as const;
export type FloorObjectKind = (typeof floorObjectKinds)[number];

/** `point`: a place without extent. `path`: a line, or the edge of an area if it is closed. */
export const floorShapes = ['point', 'rect', 'ellipse', 'path'] as const;

/** The units for a room's measures on screen. They are stored in centimetres. */
export const roomUnits = ['metric', 'imperial'] as const;

export const sheetKinds = [
  'seatingPlan',
  'guestList',
  'tableLists',
  'placeCards',
  'tableCards',
  'kitchen',
  'escortCards',
  'doorList',
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** For place cards: their order, and the people who get one. */
export const cardOrders = ['table', 'name'] as const;
export const cardHolders = ['seated', 'everybody'] as const;
/** The guests that an escort card is for. */
export const escortCardsFor = ['party', 'person'] as const;

/** The audience of a sheet. A word, not a name. */
export const sheetRecipients = ['kitchen', 'door', 'calligrapher', 'client', 'other'] as const;
export type SheetRecipient = (typeof sheetRecipients)[number];

export const memberRoles = ['user', 'moderator', 'admin'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const membershipLevels = ['basic', 'premium', 'enterprise'] as const;
export type MembershipLevel = (typeof membershipLevels)[number];

export const opportunityAnswers = ['yes', 'no', 'previous'] as const;
export type OpportunityAnswer = (typeof opportunityAnswers)[number];

export const demoStatuses = ['had', 'planned'] as const;
export type DemoStatus = (typeof demoStatuses)[number];

/** The actions that change a member's rights: the steps of a replay. */
export const memberActions = [
  'user_created',
  'user_role_changed',
  'user_membership_changed',
  'user_deactivated',
  'user_reactivated',
  'user_erased',
] as const;

export const adminActions = [
  ...memberActions,
  'user_identity_relinked',
  'users_exported',
  'user_data_exported',
  'audit_exported',
  'event_deleted',
  'event_edited',
  'admin_access_denied',
] as const;
export type AdminAction = (typeof adminActions)[number];

export const auditExportFormats = ['csv', 'jsonl'] as const;
export type AuditExportFormat = (typeof auditExportFormats)[number];

const roleLabels: Record<AttendeeRole, string> = {
  opportunity: 'Customer',
  prospect: 'Prospect',
  employee: 'Employee',
  guest: 'Guest',
};

/** The displayed name of a role: `opportunity` is "Customer". */
export const attendeeRoleLabel = (role: AttendeeRole): string => roleLabels[role];

/** The role for a word in any case; `customer` is `opportunity`. Undefined for other words. */
export const attendeeRoleFrom = (word: string): AttendeeRole | undefined => {
  const known = word.trim().toLowerCase();
  return known === 'customer' ? 'opportunity' : attendeeRoles.find((role) => role === known);
};
