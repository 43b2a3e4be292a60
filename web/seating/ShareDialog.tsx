import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SavedArrangementsQuery } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { useCopyLink } from '../notices/useCopyLink.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { Switch } from '../ui/Switch.tsx';
import {
  DeleteArrangement,
  publicLinkOf,
  SavedArrangements,
  ShareArrangement,
  UnshareArrangement,
} from './arrangements.ts';
import { t } from './texts.ts';
import styles from './Workspace.module.css';

type ShareDialogProps = {
  eventId: string;
  /** Counts up when somebody saved, shared or deleted one. */
  changed: number;
  onOpenChange: (open: boolean) => void;
  onSave: () => void;
};

/** The saved arrangements, each with its public link while it is shared. */
export const ShareDialog = ({ eventId, changed, onOpenChange, onSave }: ShareDialogProps) => {
  const { data, error, refetch } = useQuery(SavedArrangements, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (changed > 0) void refetch().catch(() => undefined);
  }, [changed, refetch]);
  const items = data?.event?.arrangements.items;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('share')}
      description={t('share-means')}
      footer={
        <Button icon="plus" onClick={onSave}>
          {t('save-present')}
        </Button>
      }
    >
      {!items && error && (
        <ErrorState
          title={t('arrangements-not-loaded')}
          message={problemOf(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!items && !error && <Skeleton height="5rem" />}
      {items?.length === 0 && (
        <EmptyState icon="share" title={t('nothing-saved')} heading="h3">
          {t('save-first')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={styles.shared}>
          {items.map((arrangement) => (
            <SharedArrangement
              key={arrangement.id}
              arrangement={arrangement}
              onDeleted={() => void refetch().catch(() => undefined)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

type Saved = NonNullable<SavedArrangementsQuery['event']>['arrangements']['items'][number];
type SharedArrangementProps = { arrangement: Saved; onDeleted: () => void };

const SharedArrangement = ({ arrangement, onDeleted }: SharedArrangementProps) => {
  const { id, name, description, isPublic } = arrangement;
  const [share, { pending: isSharing }] = useCommand(ShareArrangement);
  const [unshare, { pending: isUnsharing }] = useCommand(UnshareArrangement);
  const [remove] = useCommand(DeleteArrangement);
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const copy = useCopyLink();
  const link = publicLinkOf(id);

  const toggle = async (on: boolean) => {
    try {
      await (on ? share({ id }) : unshare({ id }));
      notify({ tone: 'success', title: t(on ? 'sharing-enabled' : 'sharing-disabled') });
    } catch (error) {
      notifyFailure(t('share-failed'), error);
    }
  };
  const erase = async () => {
    try {
      await remove({ id });
      onDeleted();
    } catch (error) {
      notifyFailure(t('delete-failed'), error);
    }
  };
  return (
    <li>
      <div className={styles.sharedRow}>
        <span className={styles.sharedName}>{name}</span>
        <Button size="sm" variant="quiet" icon="trash" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      {description && <p>{description}</p>}
      <Switch
        label={t('public-link-for', { name })}
        value={isPublic}
        disabled={isSharing || isUnsharing}
        onChange={toggle}
      />
      {isPublic && (
        <div className={styles.sharedRow}>
          <code className={styles.link}>{link}</code>
          <span className={styles.tools}>
            <Button size="sm" icon="copy" onClick={() => void copy(link)}>
              {t('copy-link')}
            </Button>
            <ButtonLink size="sm">
              <a href={link} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            </ButtonLink>
          </span>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('delete-arrangement', { name })}
        confirm={t('delete-it')}
        onConfirm={erase}
      >
        {t('link-stops')}
      </ConfirmDialog>
    </li>
  );
};
