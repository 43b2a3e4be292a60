import { type FloorObjectKind, floorObjectKinds } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/floorObjects.ftl';

export const kindLabel = (kind: FloorObjectKind): string => t('kinds', { kind });

export const kindOptions = () =>
  floorObjectKinds.map((value) => ({ value, label: kindLabel(value) }));
