import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { draftFields } from '../../schema/inputs/drafts.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { fullName } from '../members/fullName.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/drafts.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFooter } from '../ui/Dialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { useIsShown } from '../ui/useWhileShown.ts';
import styles from './Drafts.module.css';
import { Drafts, StartDraft, ThrowAwayDraft } from './drafts.ts';

type StartDraftDialogProps = { eventId: string; onClose: () => void };

/** Starts a draft, or opens an existing one. */
export const StartDraftDialog = ({ eventId, onClose }: StartDraftDialogProps) => {
  const { data, error, refetch } = useQuery(Drafts, {
    variables: { eventId },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('try-something')}
      description={t('what-a-draft-is')}
    >
      {error ? (
        <LoadError title={t('drafts-failed')} error={error} onRetry={refetch} />
      ) : data ? (
        <Ready eventId={eventId} drafts={data.drafts} onClose={onClose} />
      ) : (
        <Skeleton height="9rem" />
      )}
    </Dialog>
  );
};

type Open = { id: string; name: string; startedAt: string; changes: number; hasMovedOn: boolean };
type ReadyProps = StartDraftDialogProps & {
  drafts: readonly (Open & { startedBy: Somebody | null })[];
};
type Somebody = { firstName: string | null; lastName: string | null; email: string };

const nameOf = (who: Somebody | null): string =>
  (who && fullName(who)) || who?.email || t('somebody');

const Ready = ({ eventId, drafts, onClose }: ReadyProps) => {
  const [start] = useCommand(StartDraft);
  const [throwAway] = useCommand(ThrowAwayDraft);
  const attempt = useAttempt();
  const notify = useNotify();
  const navigate = useNavigate();
  // The drafts arrived after the dialog had opened, and this field with them.
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    name.current?.focus();
    name.current?.select();
  }, []);
  const isShown = useIsShown();
  const form = useForm({
    present: { name: t('first-name', { number: drafts.length + 1 }) },
    schema: draftFields,
    save: async ({ name }) => {
      const { draft } = (await start({ eventId, name })).startDraft;
      // Somebody who cancels or leaves during the start wants no draft.
      if (!isShown()) await attempt(t('throw-away-failed'), () => throwAway({ id: draft.id }));
      return { id: draft.id, name };
    },
    onSaved: ({ id, name }) => {
      notify({ tone: 'success', title: t('started', { draft: name }) });
      onClose();
      void navigate(`/seating?event=${id}`);
    },
    failure: t('start-failed'),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={shared.stack}>
        <TextField ref={name} label={t('draft-name')} required {...form.field('name')} />
        {drafts.length > 0 && (
          <section>
            <h3 className={styles.subtitle}>{t('open-drafts')}</h3>
            <ul className={shared.stack1}>
              {drafts.map(({ id, name, changes, hasMovedOn, startedAt, startedBy }) => (
                <li key={id} className={styles.draft}>
                  <Link to={`/seating?event=${id}`} onClick={onClose}>
                    {name}
                  </Link>
                  <span className={shared.soft}>
                    {t('draft-facts', { who: nameOf(startedBy), changes })}
                  </span>
                  <span className={shared.soft}>
                    <RelativeTime iso={startedAt} />
                  </span>
                  {hasMovedOn && <span className={shared.soft}>{t('moved-on')}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.isPending}>
          {t('start-draft')}
        </Button>
      </DialogFooter>
    </form>
  );
};
