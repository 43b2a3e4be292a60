import type { AuditRowFragment } from '../gql/graphql.ts';
import { momentText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import shared from '../ui/shared.module.css';
import { actionTitle } from './auditWords.ts';
import styles from './Entries.module.css';

type EntryHeadProps = { entry: Pick<AuditRowFragment, 'action' | 'timestamp'> };

export const EntryHead = ({ entry: { action, timestamp } }: EntryHeadProps) => (
  <>
    <p className={shared.cluster}>
      <span className={styles.action}>{actionTitle(action)}</span>
      <Badge tone={action === 'admin_access_denied' ? 'warning' : 'neutral'}>{action}</Badge>
    </p>
    <time className={shared.faint} dateTime={timestamp}>
      {momentText(timestamp)}
    </time>
  </>
);
