import type { ImportRow } from '../../schema/imports/importRow.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../attendees/fieldWords.ts';
import { replyText } from '../replies/replyText.ts';
import { listText } from '../texts/formats.ts';

type RowFact = { label: string; text: string };

/** How it was read what somebody replied, eats and needs, and what another tool calls them. */
export const factsOf = ({ diets, allergies, access, externalId, reply }: ImportRow): RowFact[] =>
  [
    { label: fieldLabel('reply'), text: reply ? replyText(reply) : '' },
    { label: fieldLabel('diets'), text: listText((diets ?? []).map(dietLabel)) },
    { label: fieldLabel('allergies'), text: listText((allergies ?? []).map(allergyText)) },
    { label: fieldLabel('access'), text: listText((access ?? []).map(accessNeedLabel)) },
    { label: fieldLabel('externalId'), text: externalId ?? '' },
  ].filter(({ text }) => text !== '');
