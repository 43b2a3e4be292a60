import { folded } from '../../schema/text/folding.ts';
import { type FloorObjectKind, floorObjectKinds } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/floorKinds.ftl';

export const kindLabel = (kind: FloorObjectKind): string => t('kinds', { kind });

type Labelled = { kind: FloorObjectKind; name: string };

/** The folded text between spaces, so that searching for a word finds whole words only. */
const words = (text: string): string => ` ${folded(text)} `;

/** The object's name, preceded by its kind unless the name contains it. A note is just its text. */
export const objectLabel = ({ kind: value, name }: Labelled): string => {
  const kind = kindLabel(value);
  if (value === 'text' || words(name).includes(words(kind))) return name;
  return t('marker', { kind, name });
};

export const kindOptions = () =>
  floorObjectKinds.map((value) => ({ value, label: kindLabel(value) }));

/** The shapes that a form can choose. Paths are drawn by hand. */
export const shapeOptions = () =>
  (['rect', 'ellipse', 'point'] as const).map((value) => ({
    value,
    label: t('shapes', { shape: value }),
  }));

type UsualShape = { type: 'rect' | 'ellipse' | 'point'; width: number; height: number };

/** The shape and the measures, in centimetres, with which an object begins. */
export const usualShapes: Readonly<Record<FloorObjectKind, UsualShape>> = {
  stage: { type: 'rect', width: 600, height: 300 },
  danceFloor: { type: 'rect', width: 500, height: 500 },
  bar: { type: 'rect', width: 300, height: 80 },
  buffet: { type: 'rect', width: 400, height: 80 },
  kitchen: { type: 'rect', width: 500, height: 400 },
  door: { type: 'rect', width: 100, height: 20 },
  exit: { type: 'rect', width: 100, height: 20 },
  wall: { type: 'rect', width: 400, height: 20 },
  pillar: { type: 'ellipse', width: 50, height: 50 },
  screen: { type: 'rect', width: 300, height: 20 },
  zone: { type: 'rect', width: 600, height: 600 },
  text: { type: 'point', width: 200, height: 50 },
};
