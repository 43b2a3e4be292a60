import { useState } from 'react';
import { t } from '../texts/en/draftBanner.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import shared from '../ui/shared.module.css';
import styles from './Drafts.module.css';
import type { DraftShown } from './drafts.ts';

const takingOver = onDemand(() => import('./TakeOverDialog.tsx'));
const TakeOverDialog = lazyPart(takingOver, (code) => code.TakeOverDialog);
const throwingAway = onDemand(() => import('./ThrowAwayDialog.tsx'));
const ThrowAwayDialog = lazyPart(throwingAway, (code) => code.ThrowAwayDialog);

/** Says that this is a draft, with its actions. */
export const DraftBanner = ({ draft }: { draft: DraftShown }) => {
  const [open, setOpen] = useState<'none' | 'takeOver' | 'throwAway'>('none');
  const close = () => setOpen('none');
  const { id, name, live } = draft;
  usePreload(takingOver);
  usePreload(throwingAway);
  return (
    <section className={styles.banner} aria-label={t('draft')}>
      <p className={styles.words}>
        <strong>{t('banner', { draft: name, event: live.name })}</strong> {t('banner-note')}
      </p>
      <div className={shared.cluster}>
        <ButtonLink to={`/compare?event=${live.id}&from=now&to=draft:${id}&view=both`} size="sm">
          {t('side-by-side')}
        </ButtonLink>
        <DialogTrigger onOpen={() => setOpen('takeOver')}>
          <Button size="sm" variant="primary" icon="check">
            {t('take-over-more')}
          </Button>
        </DialogTrigger>
        <DialogTrigger onOpen={() => setOpen('throwAway')}>
          <Button size="sm">{t('throw-away-more')}</Button>
        </DialogTrigger>
        <ButtonLink to={`/seating?event=${live.id}`} size="sm">
          {t('back-to-live')}
        </ButtonLink>
      </div>
      {open === 'throwAway' && <ThrowAwayDialog draft={draft} onClose={close} />}
      {open === 'takeOver' && <TakeOverDialog draft={draft} onClose={close} />}
    </section>
  );
};
