import { useState } from 'react';
import { ObjectFormDialog } from '../seating/onDemand.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import type { NewObjectProps } from './ObjectFormDialog.tsx';

/** A new place in the room, behind a button. */
export const AddObjectDialog = (props: NewObjectProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="pin">{t('add-place')}</Button>
      </DialogTrigger>
      <ObjectFormDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
};
