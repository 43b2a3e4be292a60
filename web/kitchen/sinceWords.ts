import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';
import type { IssuesOfRevision } from './useKitchenIssues.ts';

type Issues = readonly IssuesOfRevision[] | undefined;

/** "issue 3", or "change 57" for a revision that no sheet was issued from. */
export const momentWords = (revision: number, issues: Issues): string => {
  const numbers = issues?.find((issue) => issue.revision === revision)?.numbers;
  return numbers
    ? t('issues', { count: numbers.length, numbers: listText(numbers.map(String)) })
    : t('change', { revision: String(revision) });
};

/** "Changes since issue 3". */
export const changesSince = (revision: number, issues: Issues): string =>
  t('since-moment', { moment: momentWords(revision, issues) });
