import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/drafts.ftl';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogTrigger } from '../ui/Dialog.tsx';
import styles from './Drafts.module.css';
import { ThrowAwayDraft } from './drafts.ts';

const TakeOverDialog = lazy(async () => ({
  default: (await import('./TakeOverDialog.tsx')).TakeOverDialog,
}));

export type DraftShown = {
  id: string;
  name: string;
  live: { id: string; name: string };
};

/** Says that this is a draft, and what can become of it. */
export const DraftBanner = ({ draft }: { draft: DraftShown }) => {
  const [open, setOpen] = useState<'none' | 'takeOver' | 'throwAway'>('none');
  const close = () => setOpen('none');
  const { id, name, live } = draft;
  return (
    <section className={styles.banner} aria-label={t('draft')}>
      <p className={styles.words}>
        <strong>{t('banner', { draft: name, event: live.name })}</strong> {t('banner-note')}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="sm">
          <Link to={`/compare?event=${live.id}&from=now&to=draft:${id}&view=both`}>
            {t('side-by-side')}
          </Link>
        </ButtonLink>
        <DialogTrigger onOpen={() => setOpen('takeOver')}>
          <Button size="sm" variant="primary" icon="check">
            {t('take-over-more')}
          </Button>
        </DialogTrigger>
        <DialogTrigger onOpen={() => setOpen('throwAway')}>
          <Button size="sm">{t('throw-away-more')}</Button>
        </DialogTrigger>
        <ButtonLink size="sm">
          <Link to={`/seating?event=${live.id}`}>{t('back-to-live')}</Link>
        </ButtonLink>
      </div>
      <ThrowAway draft={draft} open={open === 'throwAway'} onOpenChange={close} />
      {open === 'takeOver' && (
        <Suspense>
          <TakeOverDialog draft={draft} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};

type ThrowAwayProps = { draft: DraftShown; open: boolean; onOpenChange: () => void };

const ThrowAway = ({ draft: { id, name, live }, open, onOpenChange }: ThrowAwayProps) => {
  const [throwAway] = useCommand(ThrowAwayDraft);
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const goOn = async () => {
    try {
      await throwAway({ id });
      notify({ tone: 'success', title: t('thrown-away') });
      await navigate(`/seating?event=${live.id}`);
    } catch (error) {
      notifyFailure(t('throw-away-failed'), error);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('throw-away-title', { draft: name })}
      confirm={t('throw-away')}
      onConfirm={goOn}
    >
      {t('throw-away-text')}
    </ConfirmDialog>
  );
};
