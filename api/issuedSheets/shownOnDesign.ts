import { firstNameOf } from '../../schema/cardDesigns/cardFacts.ts';
import { customFieldOf } from '../../schema/cardDesigns/customField.ts';
import type { CardField, CardLayout } from '../../schema/entities/cardDesign.ts';
import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import { valueInWords } from '../../schema/guestFields/guestFields.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type Guest, type GuestText, type Shown, seatless, tablesShown } from './shownTables.ts';

/** The fields that a design shows, in order, including custom fields, and whether it has a mark of diets. */
export type OnDesign = readonly string[];

const dietMark = 'dietMark';

/**
 * The guest, table and event fields that a design shows. Its own words, lines and colours stay as printed.
 */
export const onDesign = ({ elements }: Pick<CardLayout, 'elements'>): OnDesign => {
  const fields = elements.flatMap(({ type, field }) => {
    if (type === 'dietMark') return [dietMark];
    return type === 'line' || field === null ? [] : [field];
  });
  return [...new Set(fields)].sort();
};

type Chosen = Pick<PrintedAs, 'who' | 'each'> & { onDesign: OnDesign };

/** The contents of a design's cards for a plan. Guests without a name have their shown names already. */
export const shownOnDesign = (
  sheet: SheetKind,
  plan: ActivePlan,
  { onDesign: fields, who, each }: Chosen,
): Shown => {
  const shows = (field: CardField): boolean => fields.includes(field);
  const { name, startDate } = plan.details;
  const ofEvent = [shows('event') ? name : null, shows('date') ? startDate : null];
  const table = (own: { name: string }) => (shows('table') ? own.name : null);
  if (sheet === 'tableCards')
    return {
      tables: tablesShown(sheet, plan, {
        choice: fields.join(),
        table: (own) => [table(own), ofEvent],
        withEmpty: true,
      }),
      elsewhere: new Map(),
    };
  const sharesCards = sheet === 'escortCards' && each !== 'person';
  const customFields = plan.fields.filter(({ fieldId }) =>
    fields.some((one) => customFieldOf(one) === fieldId),
  );
  const guest: GuestText = (one, position) => [
    ofEvent,
    fields.map((field) => textOf(field, one, position, customFields)),
    sharesCards ? [one.person.party, one.guestOf] : null,
  ];
  return {
    tables: tablesShown(sheet, plan, {
      ...{ guest, table, byPerson: !shows('seat') },
      choice: `${fields.join()} ${sharesCards}`,
      of: JSON.stringify([ofEvent, customFields]),
    }),
    elsewhere: new Map(sheet === 'placeCards' && who === 'everybody' ? seatless(plan, guest) : []),
  };
};

const textOf = (
  field: string,
  { person }: Guest,
  position: number | null,
  customFields: ActivePlan['fields'],
): unknown => {
  switch (field) {
    case 'firstName':
      return firstNameOf(person.name);
    case 'name':
    case 'title':
    case 'company':
    case 'party':
      return person[field];
    case 'seat':
      return position;
    case dietMark:
      return [person.diets ?? [], person.allergies ?? []];
    default: {
      const defined = customFields.find(({ fieldId }) => fieldId === customFieldOf(field));
      const value = defined && person.custom?.[defined.fieldId];
      return defined && value !== undefined ? valueInWords(defined, value) : null;
    }
  }
};
