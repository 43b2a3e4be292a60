import type { NewPlaceCard, NewTableCard } from '../../../schema/entities/comparison.ts';
import { seatNamed } from '../../eventPlans/seatNamed.ts';
import { type ActivePlan, inOrder } from '../../eventPlans/state.ts';

type TableIds = ReadonlySet<string> | null;
type PlaceCard = Omit<NewPlaceCard, 'attendeeId' | 'reasons'>;

/**
 * The place cards to print again. A card shows name and company, and on its back table and seat
 * (web/print/PlaceCards.tsx). Only seated people have one.
 */
export const newPlaceCards = (
  from: ActivePlan,
  to: ActivePlan,
  tableIds: TableIds,
): NewPlaceCard[] => {
  const cards: (NewPlaceCard & { order: number })[] = [];
  for (const [attendeeId, { order }] of to.attendees) {
    const card = placeCardOf(to, attendeeId, tableIds);
    if (!card) continue;
    const reasons = reasonsFor(card, placeCardOf(from, attendeeId));
    if (reasons.length > 0) cards.push({ attendeeId, ...card, reasons, order });
  }
  return cards.sort((one, other) => one.order - other.order).map(({ order: _, ...card }) => card);
};

/** @returns undefined for people without a seat at these tables */
const placeCardOf = (
  plan: ActivePlan,
  attendeeId: string,
  tableIds: TableIds = null,
): PlaceCard | undefined => {
  const attendee = plan.attendees.get(attendeeId);
  if (attendee?.placement.in !== 'seat') return undefined;
  const { tableId, tableName, position } = seatNamed(plan, attendee.placement);
  if (tableName === null || position === null) return undefined;
  if (tableIds && !tableIds.has(tableId ?? '')) return undefined;
  const { name, company } = attendee.person;
  return { name, company, tableName, position };
};

const reasonOf = {
  name: 'name',
  company: 'company',
  tableName: 'table',
  position: 'seat',
} as const;

const reasonsFor = (
  card: PlaceCard,
  had: PlaceCard | undefined,
): NewPlaceCard['reasons'][number][] => {
  if (!had) return ['newlySeated'];
  const fields = ['name', 'company', 'tableName', 'position'] as const;
  return fields.filter((field) => card[field] !== had[field]).map((field) => reasonOf[field]);
};

/** The table cards to print again. A card shows table and event (web/print/TableCards.tsx). */
export const newTableCards = (
  from: ActivePlan,
  to: ActivePlan,
  tableIds: TableIds,
): NewTableCard[] => {
  const isEventRenamed = from.details.name !== to.details.name;
  const tables = [...to.tables].filter(([id]) => tableIds?.has(id) ?? true);
  return inOrder(tables).flatMap(([id, { name }]) => {
    const had = from.tables.get(id);
    const reasons: NewTableCard['reasons'][number][] = had
      ? [
          ...(had.name === name ? [] : (['name'] as const)),
          ...(isEventRenamed ? (['event'] as const) : []),
        ]
      : ['newTable'];
    return reasons.length > 0 ? [{ tableId: id, name, reasons }] : [];
  });
};
