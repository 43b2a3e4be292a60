import { useState } from 'react';
import { t } from '../texts/en/floorObjects.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { usePrepared } from '../ui/onDemand.tsx';
import type { NewObject } from './ObjectFormDialog.tsx';
import { ObjectFormDialog, objectParts } from './onDemand.ts';

/** A new place in the room, behind a button. */
export const AddObjectDialog = (props: NewObject) => {
  const [isOpen, setOpen] = useState(false);
  usePrepared(objectParts);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="pin">{t('add-place')}</Button>
      </DialogTrigger>
      <ObjectFormDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
};
