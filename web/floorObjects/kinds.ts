import { folded } from '../../schema/text/folding.ts';
import { type FloorObjectKind, floorObjectKinds } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/floorKinds.ftl';

export const kindLabel = (kind: FloorObjectKind): string => t('kinds', { kind });

type Labelled = { kind: FloorObjectKind; name: string };

/** In words between spaces, so that a whole word is found. */
const words = (text: string): string => ` ${folded(text)} `;

/** Its name, after its kind where the name does not say it. A note is what it says. */
export const objectLabel = ({ kind: value, name }: Labelled): string => {
  const kind = kindLabel(value);
  if (value === 'text' || words(name).includes(words(kind))) return name;
  return t('marker', { kind, name });
};

export const kindOptions = () =>
  floorObjectKinds.map((value) => ({ value, label: kindLabel(value) }));

/** The shapes that a form can make. A path is drawn. */
export const shapeOptions = () =>
  (['rect', 'ellipse', 'point'] as const).map((value) => ({
    value,
    label: t('shapes', { shape: value }),
  }));
