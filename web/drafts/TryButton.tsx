import { useState } from 'react';
import { t } from '../texts/en/draftBanner.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';

const startDraft = onDemand(() => import('./StartDraftDialog.tsx'));
const StartDraftDialog = lazyPart(startDraft, (code) => code.StartDraftDialog);

/** Opens what a draft is begun with: another plan, to try something in. */
export const TryButton = ({ eventId }: { eventId: string }) => {
  const [isOpen, setOpen] = useState(false);
  usePreload(startDraft);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="copy">{t('try-something-more')}</Button>
      </DialogTrigger>
      {isOpen && <StartDraftDialog eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
};
