import { t } from '../texts/en/drafts.ftl';

export const draftTitle = (event: string, draft: string): string =>
  t('page-title', { event, draft });
