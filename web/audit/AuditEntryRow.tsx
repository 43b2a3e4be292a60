import { Link } from 'react-router-dom';
import { whoAndWhom } from '../admin/auditWords.ts';
import listed from '../admin/Entries.module.css';
import { EntryHead } from '../admin/EntryHead.tsx';
import { graphql } from '../gql/gql.ts';
import type { AuditEntryRowFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/audit.ftl';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AuditPage.module.css';
import { differencesOf } from './differences.ts';

type DifferencesProps = { previousValue: unknown; newValue: unknown };

/** Each changed field: the old value struck through, and the new value. */
const Differences = ({ previousValue, newValue }: DifferencesProps) => {
  const differences = differencesOf(previousValue, newValue);
  if (differences.length === 0) return null;
  return (
    <dl className={styles.differences} aria-label={t('changes')}>
      {differences.map(({ field, label, before, after }) => (
        <div key={field} className={styles.difference}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <VisuallyHidden>{t('was')} </VisuallyHidden>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <ins>
                {before !== undefined && <VisuallyHidden> {t('is')} </VisuallyHidden>}
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

graphql(`
  fragment AuditEntryRow on AuditEntry {
    id
    position
    sequence
    hash
    action
    timestamp
    previousValue
    newValue
    ipAddress
    userAgent
    targetEventId
    adminUser {
      ...MemberName
    }
    targetUser {
      ...MemberName
    }
  }
`);

/** Actor, target, action and time, the changes, and the stored entry on demand. */
export const AuditEntryRow = ({ entry }: { entry: AuditEntryRowFragment }) => {
  const { action, previousValue, newValue, ipAddress, sequence, targetEventId } = entry;
  return (
    <li className={listed.entry}>
      <EntryHead entry={entry} />
      <p className={listed.people}>
        {whoAndWhom(entry.adminUser, entry.targetUser)}
        {ipAddress && (
          <span className={shared.faint}> {t('from-address', { address: ipAddress })}</span>
        )}
      </p>
      {targetEventId && action !== 'event_deleted' && (
        <p className={listed.people}>
          <Link to={`/seating?event=${targetEventId}&history`}>{t('history-of-event')}</Link>
        </p>
      )}
      <Differences previousValue={previousValue} newValue={newValue} />
      <details className={styles.raw}>
        <summary>
          {t('raw')} <span className={shared.faint}>{t('number', { number: sequence })}</span>
        </summary>
        {/* Long entries scroll sideways, which must also work by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable */}
        <pre tabIndex={0}>{JSON.stringify(storedOf(entry), null, 2)}</pre>
      </details>
    </li>
  );
};

/** The entry as stored, without the fields that the answer adds. */
const storedOf = ({ adminUser, targetUser, __typename, ...entry }: AuditEntryRowFragment) => ({
  ...entry,
  adminUserId: adminUser?.id ?? null,
  targetUserId: targetUser?.id ?? null,
});
