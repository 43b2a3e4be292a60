import { t } from '../texts/en/draftBanner.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';

const startDraft = onDemand(() => import('./StartDraftDialog.tsx'));

/** Starts a draft, for trying something out. */
export const TryDialog = lazyPart(startDraft, (code) => code.StartDraftDialog);

export const TryButton = ({ onOpen }: { onOpen: () => void }) => {
  usePreload(startDraft);
  return (
    <DialogTrigger onOpen={onOpen}>
      <Button icon="copy">{t('try-something-more')}</Button>
    </DialogTrigger>
  );
};
