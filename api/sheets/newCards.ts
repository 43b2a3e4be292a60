import type { SheetOptions } from '../../schema/sheets/sheetPages.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type Chosen, shownOn } from '../issuedSheets/shownOn.ts';
import { onDesign } from '../issuedSheets/shownOnDesign.ts';
import { headingKey, shownText } from '../issuedSheets/shownTables.ts';

type CardOptions = Pick<SheetOptions, 'who' | 'hasDiets' | 'design'>;

/**
 * The people and tables whose cards are new since another plan. A card is compared by all that is on it, as an issue
 * is: with its back, or with the fields of its design.
 */
export const newCards = (
  sheet: SheetKind,
  [from, now]: readonly [ActivePlan, ActivePlan],
  { who = 'seated', hasDiets = false, design }: CardOptions,
): Pick<SheetOptions, 'onlyPeople' | 'onlyTables'> => {
  const others = { each: null, withList: null, withBackground: null };
  const chosen = { ...others, who, hasDiets, onDesign: design ? onDesign(design) : null };
  const [before, after] = [from, now].map((plan) => cardsOn(sheet, plan, chosen));
  const ids = [...(after ?? [])].flatMap(([id, card]) => (before?.get(id) === card ? [] : [id]));
  return sheet === 'tableCards' ? { onlyTables: ids } : { onlyPeople: ids };
};

/** What is on each card, by its person or table. */
const cardsOn = (sheet: SheetKind, plan: ActivePlan, chosen: Chosen): Map<string, string> => {
  const { tables, elsewhere } = shownOn(sheet, plan, chosen);
  const cards = new Map<string, string>();
  for (const [tableId, { places }] of tables) {
    const at = places();
    const heading = at.get(headingKey)?.text;
    if (sheet === 'tableCards') cards.set(tableId, shownText(heading));
    else
      plan.tables.get(tableId)?.seatIds.forEach((seatId, nth) => {
        const who = plan.seats.get(seatId)?.attendeeId;
        // A card that does not show the seat is known by its person.
        const place = at.get(String(nth + 1)) ?? at.get(who ?? '');
        if (who && place) cards.set(who, shownText([heading, place.position, place.text]));
      });
  }
  for (const [key, text] of elsewhere) cards.set(key.replace(/^person /, ''), text);
  return cards;
};
