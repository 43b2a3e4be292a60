import type { ImportRow } from '../../schema/imports/importRow.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../attendees/fieldWords.ts';
import { listText } from '../texts/formats.ts';

type RowFact = { label: string; text: string };

/** How it was read what somebody eats, what they need, and what another tool calls them. */
export const factsOf = ({ diets, allergies, access, externalId }: ImportRow): RowFact[] =>
  [
    { label: fieldLabel('diets'), text: listText((diets ?? []).map(dietLabel)) },
    { label: fieldLabel('allergies'), text: listText((allergies ?? []).map(allergyText)) },
    { label: fieldLabel('access'), text: listText((access ?? []).map(accessNeedLabel)) },
    { label: fieldLabel('externalId'), text: externalId ?? '' },
  ].filter(({ text }) => text !== '');
