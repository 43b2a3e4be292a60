/**
 * Business constants of the product (specification, section 9) and the bounds
 * that keep one event plan within one stream and one append within 1 MiB.
 */
export const limits = {
  eventName: 200,
  eventDescription: 1000,
  eventLocation: 200,
  tableName: 50,
  tableCapacity: { min: 1, max: 20, default: 6 },
  resize: { min: 4, max: 20, step: 2 },
  /** A rectangular or oval table has room for a seat at each end from here on. */
  endSeatsFrom: 6,
  arrangementName: 100,
  arrangementDescription: 500,
  personName: 50,
  bio: 500,
  attendeeName: 200,
  attendeeText: 200,
  attendeeNotes: 1000,
  accountExecutive: 100,
  holdReason: 200,
  url: 2000,
  email: 254,
  /** Of a browser's name for itself, which is kept with what was done by it. */
  userAgent: 300,
  tags: 50,
  tag: 100,
  importRows: 5000,
  importBytes: 2 * 1024 * 1024,
  /** People who are seated at one table in one step. No table has more seats than a tenth of it. */
  seatedTogether: 200,
  /** People who are held or return to the pool in one step, so that it fits into one append. */
  movedTogether: 1000,
  attendeesPerEvent: 6000,
  tablesPerEvent: 800,
  seatsPerEvent: 8000,
  /** Drafts of one event that are open at a time. Each holds a copy of the plan. */
  draftsPerEvent: 10,
  /** Drafts of one event that one member starts within a day: each stays in the log for good. */
  draftsStartedPerDay: 20,
  draftName: 100,
  /** Members shown on the admin screen, and rows of a CSV preview. */
  adminRows: 10,
  previewRows: 10,
  /** Half the length of the floor's side; tables stand within it. Unit: see `Place`. */
  floor: 20_000,
  /** Steps of the history on the home screen. */
  recentActivity: { default: 10, max: 50 },
  pageSize: { default: 100, max: 1000 },
  /** The most rows of one answer of the REST facade: more than an event can have of anything. */
  listRows: 10_000,
  /** The same of saved arrangements, each of which may seat a whole event. */
  listedArrangements: 100,
} as const;
