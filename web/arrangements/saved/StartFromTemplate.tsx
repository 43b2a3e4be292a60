import { lazy, Suspense, useState } from 'react';
import { t } from '../../texts/en/savedArrangements.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogTrigger } from '../../ui/Dialog.tsx';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./TemplatesDialog.tsx')).TemplatesDialog,
}));

/** A button that offers templates to begin an event with. */
export const StartFromTemplate = ({ eventId }: { eventId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="copy">{t('start-from-template')}</Button>
      </DialogTrigger>
      {isOpen && (
        <Suspense>
          <TemplatesDialog eventId={eventId} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
