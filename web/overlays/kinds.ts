import { type Allergy, allergySeverities } from '../../schema/attendees/allergies.ts';
import { diets } from '../../schema/attendees/diets.ts';
import { type Reply, replies } from '../../schema/attendees/replies.ts';
import { folded } from '../../schema/text/folding.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { freeTagsOf } from '../attendees/tags/tags.ts';
import { replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/overlays.ftl';
import type { Badge } from './badges.ts';

/** The badge for a person's property, and the label for everybody who has it. */
type Found = { kind: string; label: string; badge: Badge };
type Look = Omit<Badge, 'words'>;

const found = (kind: string, label: string, look: Look, words = label): Found => ({
  kind,
  label,
  badge: { ...look, words },
});

const dietLooks: Record<(typeof diets)[number], Look> = {
  vegetarian: { shape: 'circle', tone: 'green', letters: 'V' },
  vegan: { shape: 'diamond', tone: 'teal', letters: 'VG' },
  pescatarian: { shape: 'wedge', tone: 'blue', letters: 'P' },
  halal: { shape: 'hexagon', tone: 'purple', letters: 'H' },
  kosher: { shape: 'star', tone: 'magenta', letters: 'K' },
  glutenFree: { shape: 'square', tone: 'brown', letters: 'GF' },
  lactoseFree: { shape: 'pentagon', tone: 'orange', letters: 'LF' },
};
const ownDiet: Look = { shape: 'cross', tone: 'grey', letters: 'O' };
const allergy: Look = { shape: 'triangle', tone: 'red', letters: '!' };

export type Needs = { diets?: readonly string[] | null; allergies?: readonly Allergy[] | null };

/** Allergies, the most severe first; then known diets in their order; then diets in other words. */
export const needsOf = ({ diets: has, allergies }: Needs): Found[] => {
  const worst = [...(allergies ?? [])].sort(
    (a, b) => allergySeverities.indexOf(b.severity) - allergySeverities.indexOf(a.severity),
  );
  const text = worst.map(allergyText).join(', ');
  const own = (has ?? []).filter((diet) => !diets.some((known) => known === diet));
  return [
    ...(text ? [found('allergy', t('allergy'), allergy, text)] : []),
    ...diets
      .filter((diet) => has?.includes(diet))
      .map((diet) => found(diet, dietLabel(diet), dietLooks[diet])),
    ...(own.length > 0 ? [found('own', t('own-diet'), ownDiet, own.join(', '))] : []),
  ];
};

const replyLooks: Record<Reply, Look> = {
  none: { shape: 'circle', tone: 'grey', letters: '?' },
  invited: { shape: 'square', tone: 'blue', letters: 'I' },
  yes: { shape: 'hexagon', tone: 'green', letters: 'Y' },
  maybe: { shape: 'diamond', tone: 'orange', letters: 'M' },
  no: { shape: 'triangle', tone: 'red', letters: 'N' },
  cancelled: { shape: 'cross', tone: 'magenta', letters: 'C' },
};

export const replyOf = ({ reply }: { reply: Reply }): Found[] => [
  found(reply, replyText(reply), replyLooks[reply]),
];

const vip: Look = { shape: 'star', tone: 'purple', letters: 'V' };

/** People with the tag `vip`, in any letter case. */
export const vipOf = ({ tags }: { tags: readonly string[] }): Found[] =>
  freeTagsOf(tags).some((tag) => folded(tag) === 'vip') ? [found('vip', t('vip'), vip)] : [];

/** The order of a legend. */
const order = ['allergy', ...diets, 'own', ...replies, 'vip'];

export type LegendEntry = { kind: string; badge: Badge; count: number; seated: number };

/** The badges of each person, and the number of people with each kind, in total and seated. */
export const overlayOf = <Person extends { id: string }>(
  people: readonly Person[],
  kindsOf: (person: Person) => Found[],
  isSeated: (id: string) => boolean,
): { badges: Map<string, Badge[]>; legend: LegendEntry[] } => {
  const badges = new Map<string, Badge[]>();
  const counted = new Map<string, LegendEntry>();
  for (const person of people) {
    const has = kindsOf(person);
    if (has.length > 0)
      badges.set(
        person.id,
        has.map(({ badge }) => badge),
      );
    for (const { kind, label, badge } of has) {
      const before = counted.get(kind) ?? {
        kind,
        badge: { ...badge, words: label },
        count: 0,
        seated: 0,
      };
      const seated = before.seated + (isSeated(person.id) ? 1 : 0);
      counted.set(kind, { ...before, count: before.count + 1, seated });
    }
  }
  const legend = [...counted.values()].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  return { badges, legend };
};
