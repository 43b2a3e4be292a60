import { t } from '../texts/en/guestFields.ftl';
import type { FieldDraft } from './fieldsDraft.ts';

/** What a field is called where it may have no name yet. */
export const fieldName = ({ name }: FieldDraft, number: number): string =>
  name || t('field-number', { number });
