import { expect, it } from 'vitest';
import { allergens, allergySeverities } from '../../schema/allergies.ts';
import { diets } from '../../schema/diets.ts';
import { replies } from '../../schema/replies.ts';
import { needText, replyTexts, severityTexts } from '../../schema/sheets/needWords.ts';
import { severityLabel, substanceLabel } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { replyText } from '../replies/replyText.ts';

it('paper says it in the words of the screen', () => {
  for (const substance of [...allergens, 'Red dye'])
    expect(needText(substance)).toBe(substanceLabel(substance));
  for (const diet of [...diets, 'No onions']) expect(needText(diet)).toBe(dietLabel(diet));
  for (const severity of allergySeverities)
    expect(severityTexts[severity]).toBe(severityLabel(severity));
  for (const reply of replies) expect(replyTexts[reply]).toBe(replyText(reply));
});
