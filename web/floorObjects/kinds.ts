import { type FloorObjectKind, floorObjectKinds } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/floorKinds.ftl';

export const kindLabel = (kind: FloorObjectKind): string => t('kinds', { kind });

type Labelled = { kind: FloorObjectKind; name: string };

/** Its kind and its name, once where both are the same. */
export const objectLabel = ({ kind: value, name }: Labelled): string => {
  const kind = kindLabel(value);
  return name === kind ? kind : t('marker', { kind, name });
};

export const kindOptions = () =>
  floorObjectKinds.map((value) => ({ value, label: kindLabel(value) }));

/** The shapes that a form can make. A path is drawn. */
export const shapeOptions = () =>
  (['rect', 'ellipse', 'point'] as const).map((value) => ({
    value,
    label: t('shapes', { shape: value }),
  }));
