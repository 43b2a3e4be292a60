import { useState } from 'react';
import { t } from '../../texts/en/startFromTemplate.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { usePreload } from '../../ui/onDemand.tsx';
import { TemplatesDialog, templates } from './onDemand.ts';

/** A button that opens the templates for this event. */
export const StartFromTemplate = ({ eventId }: { eventId: string }) => {
  const [isOpen, setOpen] = useState(false);
  usePreload(templates);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="copy">{t('start-from-template')}</Button>
      </DialogTrigger>
      {isOpen && <TemplatesDialog eventId={eventId} onOpenChange={setOpen} />}
    </>
  );
};
