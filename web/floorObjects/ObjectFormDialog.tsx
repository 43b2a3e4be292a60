import { placeFloorObjectInput } from '../../schema/inputs/floorObjects.ts';
import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { PlaceFloorObject } from './documents.ts';
import { freePlace } from './freePlace.ts';
import { kindLabel, kindOptions } from './kinds.ts';

type Point = { x: number; y: number };

export type NewObjectProps = {
  eventId: string;
  tables: readonly Point[];
  objects: readonly Point[];
  onAdded: (id: string) => void;
};

type ObjectFormDialogProps = NewObjectProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks what the place is and what it is called. */
export const ObjectFormDialog = ({ open, onOpenChange, ...props }: ObjectFormDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    size="sm"
    title={t('add-title')}
    description={t('about')}
  >
    <ObjectForm {...props} onClose={() => onOpenChange(false)} />
  </Dialog>
);

const ObjectForm = (props: NewObjectProps & { onClose: () => void }) => {
  const { eventId, tables, objects, onAdded, onClose } = props;
  const [place] = useCommand(PlaceFloorObject);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const form = useForm({
    initial: { kind: 'stage' as FloorObjectKind, name: '' },
    schema: placeFloorObjectInput,
    // A stage needs no other name, until there are two.
    toInput: ({ kind, name }) => ({
      eventId,
      kind,
      name: name.trim() || kindLabel(kind),
      ...freePlace(tables, objects),
    }),
    save: async ({ kind, name, x, y }) => {
      const { object } = (await place({ eventId, kind, name, x, y })).placeFloorObject;
      onAdded(object.id);
      notify({ tone: 'success', title: t('added') });
      onClose();
    },
    onFailure: (_problem, error) => notifyFailure(t('add-failed'), error),
  });
  const { field } = form;
  return (
    <DialogForm form={form} submit={t('add-place')} onCancel={onClose}>
      <Select label={t('kind')} options={kindOptions()} {...field('kind')} />
      <TextField label={t('name')} {...field('name')} />
    </DialogForm>
  );
};
