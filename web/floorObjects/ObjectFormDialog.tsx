import { placeFloorObjectInput } from '../../schema/inputs/floorObjects.ts';
import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { useNotify } from '../notices/notices.ts';
import { lengthFrom, roughLengthText, type Units } from '../rooms/lengths.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/floorObjectsForms.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { freeName } from './freeName.ts';
import { freePlace } from './freePlace.ts';
import { kindLabel, kindOptions, shapeOptions, usualShapes } from './kinds.ts';
import { usePlaceObject } from './usePlaceObject.ts';

type NewObjectProps = {
  plan: Plan;
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
  const { plan, onAdded, onClose } = props;
  const { id: eventId, floorObjects } = plan;
  const units = plan.room.outline?.units ?? 'metric';
  const place = usePlaceObject(floorObjects);
  const notify = useNotify();
  const form = useForm({
    present: {
      kind: 'stage' as FloorObjectKind,
      name: '',
      shape: undefined as ShapeType | undefined,
      width: undefined as string | undefined,
      height: undefined as string | undefined,
    },
    schema: placeFloorObjectInput,
    toInput: (values) => {
      const { kind, name } = values;
      const { shape: type, ...measures } = measuresOf(values, units);
      const width = lengthFrom(measures.width, units);
      const height = lengthFrom(measures.height, units);
      const isPoint = type === 'point';
      const hasSize = !isPoint && width > 0 && height > 0;
      return {
        eventId,
        kind,
        name: name.trim() || freeName(kindLabel(kind), floorObjects),
        ...freePlace(plan, kind, hasSize ? { width, height } : { width: 0, height: 0 }),
        shape: isPoint ? { type } : { type, width, height },
      };
    },
    save: async ({ kind, name, x, y, rotation, shape }) => {
      const input = { eventId, kind, name, x, y, rotation, ...(shape && { shape }) };
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
  const { shape, width, height } = measuresOf(values, units);
  return (
    <DialogForm form={form} submit={t('add-place')} onCancel={onClose}>
      <Select label={t('kind')} options={kindOptions()} {...field('kind')} />
      <TextField label={t('name')} {...field('name')} />
      <Select label={t('shape')} options={shapeOptions()} {...field('shape')} value={shape} />
      {shape !== 'point' && (
        <>
          <TextField
            label={t('width', { units })}
            inputMode="decimal"
            {...field('width')}
            value={width}
          />
          <TextField
            label={t('height', { units })}
            inputMode="decimal"
            {...field('height')}
            value={height}
          />
        </>
      )}
    </DialogForm>
  );
};

type ShapeType = 'point' | 'rect' | 'ellipse';
type Typed = {
  kind: FloorObjectKind;
  shape: ShapeType | undefined;
  width: string | undefined;
  height: string | undefined;
};

/** What was chosen, and otherwise what is usual for the kind. */
const measuresOf = ({ kind, shape, width, height }: Typed, units: Units) => {
  const usual = usualShapes[kind];
  return {
    shape: shape ?? usual.type,
    width: width ?? roughLengthText(usual.width, units),
    height: height ?? roughLengthText(usual.height, units),
  };
};
