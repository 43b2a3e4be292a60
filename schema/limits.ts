import { roomLimits } from './rooms/roomLimits.ts';

/**
 * Business constants of the product (specification, section 9), and the limits that keep one event plan
 * within one stream and one append within 1 MiB.
 */
export const limits = {
  ...roomLimits,
  eventName: 200,
  eventDescription: 1000,
  eventLocation: 200,
  tableName: 50,
  tableTags: 10,
  tableTag: 40,
  resize: { min: 4, max: 20, step: 2 },
  arrangementName: 100,
  arrangementDescription: 500,
  personName: 50,
  bio: 500,
  attendeeName: 200,
  attendeeText: 200,
  attendeeNotes: 1000,
  accountExecutive: 100,
  party: 60,
  diets: 10,
  diet: 60,
  allergies: 20,
  allergen: 60,
  accessNeeds: 10,
  accessNeed: 60,
  externalId: 100,
  courses: 10,
  optionsOfCourse: 20,
  /** The name of a course or an option. */
  menuName: 100,
  /** All texts of a menu together, so that a change of it fits one append. */
  menuText: 20_000,
  /** Custom fields of an event. */
  guestFields: 30,
  fieldChoices: 50,
  /** The name of a field or a choice. */
  fieldName: 100,
  /** All texts of an event's custom fields together, so that a change of them fits one append. */
  fieldTexts: 20_000,
  /** The text of a person's value in a custom field. */
  customText: 1000,
  holdReason: 200,
  url: 2000,
  email: 254,
  /** The User-Agent header stored with a change. */
  userAgent: 300,
  tags: 50,
  tag: 100,
  importRows: 5000,
  importBytes: 2 * 1024 * 1024,
  /** People seated at one table in one step: twice the chairs of the longest row. */
  seatedTogether: 200,
  /** Tables added in one step, and their seats. Fits one append. */
  tablesTogether: 500,
  seatsTogether: 5000,
  /** Kinds of tables added in one step. */
  tableGroups: 20,
  /** Tables deleted in one step, and their seats. Fits one append. */
  tablesDeleted: 100,
  seatsDeleted: 2000,
  /** In centimetres: between two tables that are arranged in rows. */
  tableGap: { min: 0, max: 1000 },
  /** People held or returned to the pool in one step. Fits one append. */
  movedTogether: 1000,
  /** Replies recorded in one step. Fits one append. */
  repliesTogether: 1000,
  /** People edited in one step. */
  editedTogether: 1000,
  /** Plus-ones that a person gets in one step. */
  plusOnes: { min: 1, max: 20 },
  attendeesPerEvent: 6000,
  /** All texts about the guests of an event: 2,000 characters for each of 6,000. */
  guestText: 12_000_000,
  tablesPerEvent: 800,
  seatsPerEvent: 8000,
  rulesPerEvent: 500,
  /** People, or tables, that one seating rule names. */
  namedInRule: 200,
  /** Pairs that all hard rules of a plan keep apart, once their selectors are resolved. */
  pairsApart: 20_000,
  ruleWeight: 100,
  /** Pairs of people who like or avoid one another. */
  preferences: 1000,
  /** Nesting of selectors, and the selectors in one list. */
  selectorDepth: 4,
  selectorsInList: 20,
  /** All selectors of a rule, including nested ones. Each of them is evaluated for everybody. */
  selectorsInRule: 200,
  issuedSheetsPerEvent: 500,
  cardDesignsPerEvent: 30,
  cardDesignName: 50,
  cardElements: 20,
  /** In millimetres: the side of a card. */
  cardSide: { min: 40, max: 210 },
  /** In millimetres: the least width and height of an element. */
  cardElementSide: 0.1,
  cardWords: 200,
  floorObjectsPerEvent: 300,
  floorObjectName: 50,
  /** The text of an object of kind `text`. */
  floorText: 200,
  /** Width, height and thickness of an object, in centimetres. */
  floorSize: { min: 1, max: 40_000 },
  pathPoints: { min: 2, max: 200 },
  outlinePoints: { min: 3, max: 200 },
  /** The scale of a background picture, in centimetres per pixel. */
  cmPerPixel: { min: 0.05, max: 100 },
  backgroundOpacity: { min: 0.1, max: 1 },
  imagesPerEvent: 5,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** The longer side of a kept picture, in pixels. */
  imageSide: 4096,
  /** Open drafts of one event, each with a copy of the plan. */
  draftsPerEvent: 10,
  /**
   * Drafts of one event that a member may start per day, because the history keeps the initial copy of each.
   */
  draftsStartedPerDay: 20,
  draftName: 100,
  /** Proposals of a member that the engine computes at a time. */
  proposalsPerMember: 2,
  /** The largest plan that the engine accepts. */
  proposedPeople: 6000,
  /** Members shown on the admin screen, and rows of a CSV preview. */
  adminRows: 10,
  previewRows: 10,
  recentActivity: { default: 10, max: 50 },
  pageSize: { default: 100, max: 1000 },
  /** The most rows of a REST answer. No event can have more of anything. */
  listRows: 10_000,
  /** The most saved arrangements of a REST answer; each may seat a whole event. */
  listedArrangements: 100,
} as const;
