import { setImmediate as nextTurn } from 'node:timers/promises';
import { pictureOfObject } from '../../../schema/arrangementRow.ts';
import type {
  DetailDifference,
  ObjectDifference,
  PlanCounts,
  PlanDifference,
} from '../../../schema/entities/comparison.ts';
import type { GuestField } from '../../../schema/entities/guestField.ts';
import type { Menu } from '../../../schema/entities/menu.ts';
import type { Room } from '../../../schema/entities/room.ts';
import type { PlanChange } from '../../../schema/planChange.ts';
import type { EventDetails } from '../../../schema/planFacts.ts';
import { boundsOf, outlineArea } from '../../../schema/rooms/floorGeometry.ts';
import { placementCounts } from '../../eventPlans/placementCounts.ts';
import { seatNamed } from '../../eventPlans/seatNamed.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { diffPlans } from '../../planChange/diff.ts';
import { newPlaceCards, newTableCards } from './cards.ts';
import { peopleDifferences } from './people.ts';
import { ruleDifferences } from './rules.ts';
import { tableDifferences } from './tables.ts';

type TableIds = ReadonlySet<string> | null;

/** The counts of a plan. With `tableIds`, counts only these tables and the people seated there. */
const countsOf = (plan: ActivePlan, tableIds: TableIds): PlanCounts => {
  const people = [...plan.attendees.values()].filter(
    ({ placement }) => tableIds?.has(seatNamed(plan, placement).tableId ?? '') ?? true,
  );
  const tables = [...plan.tables].filter(([id]) => tableIds?.has(id) ?? true);
  const seats = tables.reduce((sum, [, { seatIds }]) => sum + seatIds.length, 0);
  return {
    people: people.length,
    ...placementCounts(people),
    checkedIn: people.filter(({ isCheckedIn }) => isCheckedIn).length,
    tables: tables.length,
    seats,
  };
};

/** The difference of two plans, with the counts of each. */
export type Comparison = Omit<PlanDifference, 'from' | 'to'> & {
  counts: { from: PlanCounts; to: PlanCounts };
};

/**
 * The difference that `diffPlans` finds between two plans, for people to read, with names and places. With
 * `tableIds`, compares only these tables and the people seated there in either plan. Yields to the event
 * loop, because thousands of people take a while.
 */
export const comparePlans = async (
  from: ActivePlan,
  to: ActivePlan,
  tableIds: ReadonlySet<string> | null = null,
): Promise<Comparison> => {
  const change = diffPlans(from, to);
  const people = await peopleDifferences(change, from, to, tableIds);
  await nextTurn();
  return {
    people,
    tables: tableDifferences(change, from, to).filter(
      ({ tableId }) => tableIds?.has(tableId) ?? true,
    ),
    rules: tableIds ? [] : ruleDifferences(change),
    objects: tableIds ? [] : objectDifferences(change, from, to),
    details: tableIds
      ? []
      : [
          ...detailDifferences(change.details),
          ...menuDifference(change.menu),
          ...fieldsDifference(change.fields),
          ...roomDifference(change.room),
        ],
    counts: { from: countsOf(from, tableIds), to: countsOf(to, tableIds) },
    placeCards: newPlaceCards(from, to, tableIds),
    tableCards: newTableCards(from, to, tableIds),
  };
};

/** Names, each with its options; null if there are none. */
const listInWords = (
  list: readonly (readonly [name: string, options: readonly { name: string }[]])[],
): string | null =>
  list
    .map(([name, options]) => [name, options.map((option) => option.name).join(', ')])
    .map(([name, options]) => (options ? `${name}: ${options}` : name))
    .join('; ') || null;

/** The menus in words: "Starter: Soup, Salmon; Main: Beef". */
const menuDifference = (menu: PlanChange['menu']): DetailDifference[] => {
  if (!menu) return [];
  const inWords = ({ courses }: Menu) =>
    listInWords(courses.map(({ name, options }) => [name, options]));
  return [{ field: 'menu', before: inWords(menu.before), after: inWords(menu.after) }];
};

/** The custom fields in words: "Shuttle; Hotel: Grand, Plaza". */
const fieldsDifference = (fields: PlanChange['fields']): DetailDifference[] => {
  if (!fields) return [];
  const inWords = (list: readonly GuestField[]) =>
    listInWords(list.map(({ name, choices }) => [name, choices]));
  return [{ field: 'fields', before: inWords(fields.before), after: inWords(fields.after) }];
};

/** The room in words. Pictures and corners are drawn, so only their size and presence are named. */
const roomDifference = (room: PlanChange['room']): DetailDifference[] => {
  if (!room) return [];
  const { before, after } = room;
  return [
    ...('outline' in after
      ? [{ field: 'outline', before: sizeOf(before.outline), after: sizeOf(after.outline) }]
      : []),
    ...('background' in after
      ? [
          {
            field: 'background',
            before: scaleOf(before.background),
            after: scaleOf(after.background),
          },
        ]
      : []),
  ];
};

/** "18 × 12 m, 4 corners" */
const sizeOf = (outline: Room['outline'] | undefined): string | null => {
  if (!outline) return null;
  const { left, right, top, bottom } = boundsOf([outlineArea(outline)]);
  const metres = (cm: number) => Number((cm / 100).toFixed(2));
  return `${metres(right - left)} × ${metres(bottom - top)} m, ${outline.points.length} corners`;
};

/** "2 cm a pixel, opacity 40 %" */
const scaleOf = (background: Room['background'] | undefined): string | null =>
  background
    ? `${Number(background.cmPerPixel.toFixed(3))} cm a pixel, opacity ${Math.round(background.opacity * 100)} %`
    : null;

/** Added, removed, then changed. */
const objectDifferences = (
  { objectsAdded, objectsRemoved, objectsChanged }: PlanChange,
  from: ActivePlan,
  to: ActivePlan,
): ObjectDifference[] => {
  const pictureIn = ({ objects }: ActivePlan, objectId: string) => {
    const object = objects.get(objectId);
    return object ? pictureOfObject(objectId, object) : null;
  };
  return [...objectsAdded, ...objectsRemoved, ...objectsChanged].map(({ objectId }) => ({
    objectId,
    before: pictureIn(from, objectId),
    after: pictureIn(to, objectId),
  }));
};

const detailDifferences = (details: PlanChange['details']): DetailDifference[] =>
  (Object.keys(details?.after ?? {}) as (keyof EventDetails)[]).map((field) => ({
    field,
    before: details?.before[field] ?? null,
    after: details?.after[field] ?? null,
  }));
