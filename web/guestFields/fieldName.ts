import { t } from '../texts/en/guestFields.ftl';
import type { FieldDraft } from './fieldsDraft.ts';

/** The name of a field, or a placeholder while it is unnamed. */
export const fieldName = ({ name }: FieldDraft, number: number): string =>
  name || t('field-number', { number });
