import type { CardFacts } from '../../../schema/cardDesigns/drawCard.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../../schema/sheets/sheetWords.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { locale } from '../../texts/locale.ts';

const longestOf = (texts: readonly string[], otherwise: string): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '') || otherwise;

const words = sheetWords(locale);
/** For the two needs of the sample. */
const seeKitchen = words.seeKitchen(2);

type Sample = { label: string; facts: CardFacts };

/** Three sample cards for designing: the longest texts of the event, a name in Arabic, and empty fields. */
export const samplesOf = (plan: SheetPlan): readonly [Sample, Sample, Sample] => {
  const { people, tables, event } = plan;
  const name = longestOf(
    people.map((person) => person.name),
    t('sample-guest'),
  );
  const texts = {
    name,
    firstName: longestOf(name.split(/\s+/), name),
    title: t('sample-title'),
    company: longestOf(
      people.map(({ company }) => company ?? ''),
      t('sample-company'),
    ),
    table: longestOf(
      tables.map((table) => table.name),
      t('sample-table'),
    ),
    seat: '12',
    event: event.name,
    date: words.day(event.startDate ?? '2027-03-04T12:00:00Z'),
    party: longestOf(
      people.map(({ party }) => party ?? ''),
      t('sample-party'),
    ),
  };
  const arabic = t('sample-arabic-name');
  return [
    { label: t('longest'), facts: { key: 'longest', texts, needs: t('sample-needs'), seeKitchen } },
    {
      label: t('arabic'),
      facts: {
        key: 'arabic',
        texts: { ...texts, name: arabic, firstName: arabic.split(' ')[0] ?? arabic },
        ...{ needs: '', seeKitchen },
      },
    },
    { label: t('empty'), facts: { key: 'empty', texts: {}, needs: '', seeKitchen } },
  ];
};
