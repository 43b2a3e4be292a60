import { type ReactNode, useState } from 'react';
import { useCopyLink } from '../../notices/useCopyLink.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Switch } from '../../ui/Switch.tsx';
import shared from '../../ui/shared.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ArrangementMenu, comparisonWithNow } from './ArrangementMenu.tsx';
import { publicLinkOf, type Saved } from './documents.ts';
import { LinkCode } from './onDemand.ts';
import { RefreshDialog } from './RefreshDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import styles from './SavedArrangements.module.css';
import { useSavedCommands } from './useSavedCommands.ts';

type DialogName = 'apply' | 'refresh' | 'rename' | 'delete';

type SavedArrangementProps = {
  eventId: string;
  arrangement: Saved;
  readOnly: boolean;
  onListChanged: () => Promise<unknown>;
  onApplied: () => void;
};

/** A saved arrangement with its actions, and its public link while it is shared. */
export const SavedArrangement = (props: SavedArrangementProps) => {
  const { eventId, arrangement, readOnly, onListChanged, onApplied } = props;
  const { id, name, description, isPublic, showsEvent, isTemplate, createdAt } = arrangement;
  const [dialog, openDialog] = useState<DialogName | null>(null);
  const commands = useSavedCommands(arrangement, onListChanged);
  return (
    <li>
      <div className={styles.row}>
        <h3 className={styles.name}>{name}</h3>
        {isTemplate && <Badge tone="info">{t('template')}</Badge>}
        {readOnly ? (
          <ButtonLink to={comparisonWithNow(eventId, id)} size="sm">
            {t('compare')}
          </ButtonLink>
        ) : (
          <ArrangementMenu
            eventId={eventId}
            arrangement={arrangement}
            onApply={() => openDialog('apply')}
            onRefresh={() => openDialog('refresh')}
            onDuplicate={() => void commands.duplicate()}
            onTemplate={() => void commands.switchTemplate()}
            onRename={() => openDialog('rename')}
            onDelete={() => openDialog('delete')}
          />
        )}
      </div>
      <p className={shared.soft}>
        {t('saved')} <RelativeTime iso={createdAt} />
      </p>
      {description && <p>{description}</p>}
      {!readOnly && (
        <Switch
          label={t('public-link-for', { name })}
          value={isPublic}
          pending={commands.isSharing}
          onChange={(on) => void commands.setPublic(on)}
        />
      )}
      {isPublic && (
        <PublicLink address={publicLinkOf(id)} name={name}>
          {!readOnly && (
            <Button size="sm" icon="turn" onClick={() => openDialog('refresh')}>
              {t('refresh')}
              <For name={name} />
            </Button>
          )}
        </PublicLink>
      )}
      {isPublic && !readOnly && (
        <Switch
          label={
            <>
              {t('shows-event')}
              <For name={name} />
            </>
          }
          value={showsEvent}
          pending={commands.isSwitchingEvent}
          onChange={(on) => void commands.setShowsEvent(on)}
        />
      )}
      <Dialogs
        {...{ eventId, arrangement, dialog, onApplied }}
        onClose={() => openDialog(null)}
        onDelete={commands.remove}
      />
    </li>
  );
};

type DialogsProps = Pick<SavedArrangementProps, 'eventId' | 'arrangement' | 'onApplied'> & {
  dialog: DialogName | null;
  onClose: () => void;
  onDelete: () => Promise<unknown>;
};

/** The dialogs of a saved arrangement, of which at most one is open. */
const Dialogs = (props: DialogsProps) => {
  const { eventId, arrangement, dialog, onApplied, onClose, onDelete } = props;
  return (
    <>
      {dialog === 'apply' && (
        <ApplyDialog
          eventId={eventId}
          arrangement={arrangement}
          onClose={onClose}
          onApplied={onApplied}
        />
      )}
      {dialog === 'refresh' && (
        <RefreshDialog eventId={eventId} arrangement={arrangement} onClose={onClose} />
      )}
      {dialog === 'rename' && <RenameDialog arrangement={arrangement} onClose={onClose} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          onClose={onClose}
          title={t('delete-arrangement', { name: arrangement.name })}
          confirm={t('delete-it')}
          onConfirm={onDelete}
        >
          {t('link-stops')}
        </ConfirmDialog>
      )}
    </>
  );
};

/**
 * For screen readers that list controls without their rows: names the arrangement of controls with equal
 * labels.
 */
const For = ({ name }: { name: string }) => (
  <VisuallyHidden> {t('for-named', { name })}</VisuallyHidden>
);

type PublicLinkProps = { address: string; name: string; children: ReactNode };

const PublicLink = ({ address, name, children }: PublicLinkProps) => {
  const copy = useCopyLink();
  const [withCode, showCode] = useState(false);
  return (
    <>
      <code className={styles.link}>{address}</code>
      <span className={shared.cluster}>
        <Button size="sm" icon="copy" onClick={() => void copy(address)}>
          {t('copy-link')}
          <For name={name} />
        </Button>
        <ButtonAnchor href={address} target="_blank" rel="noreferrer" size="sm">
          {t('open')}
          <VisuallyHidden> {t('open-what', { name })}</VisuallyHidden>
        </ButtonAnchor>
        <Button size="sm" aria-expanded={withCode} onClick={() => showCode(!withCode)}>
          {t('qr-code')}
          <For name={name} />
        </Button>
        {children}
      </span>
      {withCode && <LinkCode address={address} name={name} />}
    </>
  );
};
