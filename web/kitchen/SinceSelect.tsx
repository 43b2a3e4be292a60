import { t } from '../texts/en/kitchen.ftl';
import { Select } from '../ui/Select.tsx';
import { changesSince } from './sinceWords.ts';
import type { IssuesOfRevision } from './useKitchenIssues.ts';

type SinceSelectProps = {
  issues: readonly IssuesOfRevision[] | undefined;
  since: number | null;
  onSince: (revision: number | null) => void;
};

/** Chooses an issue, to show the changes since then. Renders nothing if there is no issue. */
export const SinceSelect = ({ issues = [], since, onSince }: SinceSelectProps) => {
  const known = issues.map(({ revision }) => revision);
  const revisions = since === null || known.includes(since) ? known : [since, ...known];
  if (revisions.length === 0) return null;
  return (
    <Select
      label={t('changes-since')}
      value={since === null ? 'all' : String(since)}
      onChange={(next) => onSince(next === 'all' ? null : Number(next))}
      options={[
        { value: 'all', label: t('show-all') },
        ...revisions.map((revision) => ({
          value: String(revision),
          label: changesSince(revision, issues),
        })),
      ]}
    />
  );
};
