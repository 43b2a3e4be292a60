import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type Chosen, shownOn } from '../issuedSheets/shownOn.ts';
import { onDesign } from '../issuedSheets/shownOnDesign.ts';
import { headingKey, shownText } from '../issuedSheets/shownTables.ts';

/** The options that decide which cards there are and what they show. */
export type CardOptions = Pick<SheetOptions, 'who' | 'hasDiets' | 'design'>;

/**
 * The ids of the people, or for table cards of the tables, whose cards are new since another plan. As for an
 * issue, a card is compared with everything on it: its back, or the fields of its design.
 * @param tableId the only table that the other plan knows; null for all
 */
export const newCards = (
  sheet: SheetKind,
  [from, now]: readonly [ActivePlan, ActivePlan],
  { who = 'seated', hasDiets = false, design }: CardOptions,
  tableId: string | null = null,
): string[] => {
  const others = { each: null, withList: null, withBackground: null };
  const chosen = { ...others, who, hasDiets, onDesign: design ? onDesign(design) : null };
  const before = cardsOn(sheet, from, chosen);
  const after = cardsOn(sheet, now, chosen, tableId);
  return [...after].flatMap(([id, card]) => (before.get(id) === card ? [] : [id]));
};

/** The contents of each card, by person or table: of all cards, or of those of one table. */
const cardsOn = (
  sheet: SheetKind,
  plan: ActivePlan,
  chosen: Chosen,
  only: string | null = null,
): Map<string, string> => {
  const { tables, elsewhere } = shownOn(sheet, plan, chosen);
  const cards = new Map<string, string>();
  for (const [tableId, { places }] of tables) {
    if (only !== null && tableId !== only) continue;
    const at = places();
    const heading = at.get(headingKey)?.text;
    if (sheet === 'tableCards') cards.set(tableId, shownText(heading));
    else
      plan.tables.get(tableId)?.seatIds.forEach((seatId, nth) => {
        const who = plan.seats.get(seatId)?.attendeeId;
        // A card that does not show its seat is known by its person.
        const place = at.get(String(nth + 1)) ?? at.get(who ?? '');
        if (who && place) cards.set(who, shownText([heading, place.position, place.text]));
      });
  }
  if (only !== null) return cards;
  for (const [key, text] of elsewhere) cards.set(key.replace(/^person /, ''), text);
  return cards;
};
