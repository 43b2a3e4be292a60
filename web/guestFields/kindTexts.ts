import type { FieldKind } from '../../schema/guestFields/fieldKinds.ts';
import { t } from '../texts/en/guestFields.ftl';

export const kindTexts: Record<FieldKind, string> = {
  text: t('kind-text'),
  number: t('kind-number'),
  yesNo: t('kind-yesNo'),
  choice: t('kind-choice'),
  date: t('kind-date'),
};
