import { isolated } from '../text/direction.ts';
import { nameOrder } from '../text/nameOrder.ts';

/** The words on paper, which browser and server share. */
export type SheetWords = ReturnType<typeof sheetWords>;

/**
 * The words on paper for a reader.
 * @param locale for dates, lists and the order of names, such as "en-GB"
 * @param timeZone for dates, such as "Europe/Berlin"; default: the machine's
 */
export const sheetWords = (locale: string, timeZone?: string) => {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const formats = formatsOf(locale);
  const { lists, counted } = formats;
  return {
    titles: {
      seatingPlan: 'Seating plan',
      guestList: 'Guest list',
      tableLists: 'Lists by table',
      placeCards: 'Place cards',
      tableCards: 'Table cards',
      escortCards: 'Escort cards',
      doorList: 'Door list',
      kitchen: 'Kitchen',
    },
    day: (iso: string): string => days.format(new Date(iso)),
    issued: (issue: number, at: string): string =>
      `Issue ${issue} · ${moments.format(new Date(at))}`,
    printed: (at: string): string => `Printed ${moments.format(new Date(at))}`,
    /** Each item of a list keeps its own direction. */
    list: (items: readonly string[]): string =>
      lists.format(items.length > 1 ? items.map(isolated) : items),
    compare: nameOrder(locale),
    people: (count: number): string => counted(count, 'person', 'people'),
    peopleAtTables: (people: number, tables: number): string =>
      `${counted(people, 'person', 'people')}, ${counted(tables, 'table', 'tables')}`,
    overview: 'The whole room. Frames have page numbers.',
    part: (part: number, parts: number): string => `Part ${part} of ${parts}`,
    pageInWords: (page: number, pages: number): string => `page ${page} of ${pages}`,
    pageOf: (page: number, pages: number): string => `${page} / ${pages}`,
    pageLabel: (title: string, page: number, pages: number): string =>
      `${title}, page ${page} of ${pages}`,
    continued: (name: string): string => `${name} (continued)`,
    seatsTaken: (taken: number, seats: number): string => `${taken} of ${seats} seats taken`,
    atTable: (table: string, seat: number): string => `${isolated(table)}, seat ${seat}`,
    free: 'Free',
    draft: 'Draft',
    metres: (count: number): string => `${count} m`,
    feet: (count: number): string => `${count} ft`,
    name: 'Name',
    company: 'Company',
    table: 'Table',
    seat: 'Seat',
    reply: 'Reply',
    held: 'Holding area',
    noSeat: 'No seat',
    with: (guests: string): string => `With ${guests}`,
    seeKitchen: (count: number): string => `${count} diets and allergies: see the kitchen’s sheet`,
    moreGuests: (count: number): string => `${count} others`,
    ...kitchenWords(formats),
  };
};

const formatsOf = (locale: string) => {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(locale);
  const counted = (count: number, one: string, more: string): string =>
    count === 1 ? `1 ${one}` : `${numbers.format(count)} ${more}`;
  const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return { lists, numbers, counted, changes };
};

/** The words of the kitchen's sheet, which are those of its screen. */
const kitchenWords = ({ lists, numbers, counted, changes }: ReturnType<typeof formatsOf>) => ({
  number: (count: number): string => numbers.format(count),
  change: (by: number): string => changes.format(by).replace('-', '−'),
  asOf: (revision: number): string => `As of change ${revision}`,
  changesSince: (revision: number, issues: readonly number[]): string =>
    `Changes since ${
      issues.length > 0
        ? `${issues.length === 1 ? 'issue' : 'issues'} ${lists.format(issues.map(String))}`
        : `change ${revision}`
    }`,
  seatedBefore: (now: number, before: number): string =>
    `${counted(now, 'seat', 'seats')} taken, ${numbers.format(before)} before.`,
  totals: 'Totals',
  count: 'Count',
  now: 'Now',
  before: 'Before',
  difference: 'Difference',
  notChosen: 'Not chosen',
  diets: 'Diets',
  noDiet: 'No diet',
  allergies: 'Allergies',
  allAllergies: 'Allergies, also at tables that are unchanged',
  unseatedAllergies: 'Allergies of guests without a seat',
  allergy: 'Allergy',
  byTable: 'By table',
  changedTables: 'Tables that have changed',
  tablesGone: (tables: readonly string[]): string => `No longer there: ${lists.format(tables)}.`,
  nobodySeated: 'Nobody is seated yet',
  noChanges: 'Nothing has changed. No table differs in meals, seats or people.',
  nobodyNow: 'Nobody now',
  nobodyBefore: 'New: nobody sat here before',
  nobodyThere: 'Nobody sits there any more.',
  was: (facts: string): string => `Before: ${facts}`,
  dishOf: (course: string, dish: string): string => `${isolated(course)}: ${dish}`,
  noneOf: (fact: string): string => `no ${fact}`,
  dietFact: 'diet',
  allergyFact: 'allergies',
  guests: (count: number): string => counted(count, 'guest', 'guests'),
  meals: 'Meals',
  needs: 'Diets and allergies',
  times: (count: number, name: string): string => `${numbers.format(count)} × ${isolated(name)}`,
  timesNotChosen: (count: number): string => `${numbers.format(count)} not chosen`,
  unseated: (count: number): string => `${counted(count, 'guest', 'guests')} without a seat`,
  unseatedText: 'Counted separately: the totals above cover the seats taken.',
});
