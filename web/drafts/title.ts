import { t } from './texts.ts';

export const draftTitle = (event: string, draft: string): string =>
  t('page-title', { event, draft });
