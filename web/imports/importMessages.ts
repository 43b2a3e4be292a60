import { t } from '../texts/en/imports.ftl';

/** Notices of the specification's section 8 about imports: a title, and a sentence beside it. */
export const importMessages = {
  csvFailed: [t('upload-failed'), t('upload-failed-text')],
  pasteFailed: [t('import-failed'), t('import-failed-text')],
  noData: [t('no-data'), t('no-data-text')],
  parseError: [t('parse-error'), t('parse-error-text')],
} as const;
