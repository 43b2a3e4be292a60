import { placeFloorObjectInput } from '../../schema/inputs/floorObjects.ts';
import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import type { Point } from '../chart/types.ts';
import { useNotify } from '../notices/notices.ts';
import { lengthFrom, lengthText, type Units } from '../rooms/lengths.ts';
import { t } from '../texts/en/floorObjectsForms.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { freeName } from './freeName.ts';
import { freePlace } from './freePlace.ts';
import { kindLabel, kindOptions, shapeOptions } from './kinds.ts';
import { type DrawnObject, landmarkOf } from './shapes.ts';
import { usePlaceObject } from './usePlaceObject.ts';

type NewObjectProps = {
  eventId: string;
  tables: readonly Point[];
  objects: readonly DrawnObject[];
  /** The units of its measures. */
  units: Units;
  onAdded: (id: string) => void;
  onClose: () => void;
};

/** Asks for the kind and name of an object. */
export const ObjectFormDialog = (props: NewObjectProps) => (
  <Dialog onClose={props.onClose} size="sm" title={t('add-title')} description={t('about')}>
    <ObjectForm {...props} />
  </Dialog>
);

const ObjectForm = (props: NewObjectProps) => {
  const { eventId, tables, objects, units, onAdded, onClose } = props;
  const place = usePlaceObject(objects);
  const notify = useNotify();
  const form = useForm({
    present: {
      kind: 'stage' as FloorObjectKind,
      name: '',
      shape: 'rect' as 'point' | 'rect' | 'ellipse',
      width: lengthText(600, units),
      height: lengthText(300, units),
    },
    schema: placeFloorObjectInput,
    toInput: ({ kind, name, shape: type, ...measures }) => {
      const width = lengthFrom(measures.width, units);
      const height = lengthFrom(measures.height, units);
      const isPoint = type === 'point';
      const size = !isPoint && width > 0 && height > 0 ? { width, height } : undefined;
      return {
        eventId,
        kind,
        name: name.trim() || freeName(kindLabel(kind), objects),
        ...freePlace(tables, objects.map(landmarkOf), size),
        shape: isPoint ? { type } : { type, width, height },
      };
    },
    save: async ({ kind, name, x, y, shape }) => {
      const input = { eventId, kind, name, x, y, ...(shape && { shape }) };
      const { id } = await place(input);
      notify({ tone: 'success', title: t('added') });
      return id;
    },
    onSaved: (id) => {
      onAdded(id);
      onClose();
    },
    failure: t('add-failed'),
  });
  const { field, values } = form;
  return (
    <DialogForm form={form} submit={t('add-place')} onCancel={onClose}>
      <Select label={t('kind')} options={kindOptions()} {...field('kind')} />
      <TextField label={t('name')} {...field('name')} />
      <Select label={t('shape')} options={shapeOptions()} {...field('shape')} />
      {values.shape !== 'point' && (
        <>
          <TextField label={t('width', { units })} inputMode="decimal" {...field('width')} />
          <TextField label={t('height', { units })} inputMode="decimal" {...field('height')} />
        </>
      )}
    </DialogForm>
  );
};
