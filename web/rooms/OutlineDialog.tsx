import { useSetAtom } from 'jotai';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { floorLength } from '../../schema/inputs/floorObjects.ts';
import { setRoomOutlineInput } from '../../schema/inputs/rooms.ts';
import { boundsOf, boxAround, outlineArea } from '../../schema/rooms/floorGeometry.ts';
import type { Box } from '../../schema/tables/seatLayout.ts';
import { boundsOf as boundsOfTables } from '../chart/viewport.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rooms.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { lengthFrom, lengthText, type Units } from './lengths.ts';
import { outlineFrom } from './outlineForm.ts';
import { useRoomCommands } from './useRoomCommands.ts';

type OutlineDialogProps = { plan: Plan; onClose: () => void };

/** Asks for the width and length of the room, and draws it around its tables. */
export const OutlineDialog = ({ plan, onClose }: OutlineDialogProps) => (
  <Dialog onClose={onClose} size="sm" title={t('outline-title')} description={t('outline-about')}>
    <OutlineForm plan={plan} onClose={onClose} />
  </Dialog>
);

/** In centimetres: the initial size of a room without tables. */
const usualSize = { width: 1800, height: 1200 };

/** Includes width and length, so that an error is shown beside the one that is wrong. */
const outlineFormInput = setRoomOutlineInput.extend({ width: floorLength, length: floorLength });

type OutlineFormProps = { plan: Plan; onClose: () => void };

const useOutlineForm = ({ plan, onClose }: OutlineFormProps) => {
  const { isPending, setOutline } = useRoomCommands(plan.id);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const now = presentBox(plan);
  const units: Units = plan.room.outline?.units ?? 'metric';
  const form = useForm({
    present: {
      units,
      width: lengthText(now.width, units),
      length: lengthText(now.height, units),
      points: '',
    },
    schema: outlineFormInput,
    toInput: (values) => ({
      eventId: plan.id,
      width: lengthFrom(values.width, values.units),
      length: lengthFrom(values.length, values.units),
      outline: outlineFrom(values, now, plan.room.outline?.points as Corner[] | undefined),
    }),
    save: async ({ outline }) => {
      if (!outline || !(await setOutline(outline, plan.room.outline))) return false;
      const { left, right, top, bottom } = boundsOf([
        outlineArea({ points: outline.points as Corner[] }),
      ]);
      const area = { x: left, y: top, width: right - left, height: bottom - top };
      setViewTarget({ tableIds: [], isNew: true, area });
      return true;
    },
    onSaved: onClose,
    failure: t('outline-failed'),
  });
  const { field, values } = form;
  /** Converts unedited measures to the new units. Typed numbers stay, and count in the new units. */
  const chooseUnits = (next: Units) => {
    if (values.width === lengthText(now.width, values.units))
      field('width').onChange(lengthText(now.width, next));
    if (values.length === lengthText(now.height, values.units))
      field('length').onChange(lengthText(now.height, next));
    field('units').onChange(next);
  };
  const close = useWhileShown(onClose);
  const remove = async () => {
    if (await setOutline(null, plan.room.outline)) close();
  };
  return { form, isPending, chooseUnits, remove };
};

const OutlineForm = (props: OutlineFormProps) => {
  const { plan, onClose } = props;
  const { form, isPending, chooseUnits, remove } = useOutlineForm(props);
  const { field, values } = form;
  const errorOf = (measure: 'width' | 'length') =>
    field(measure).error && t('length-wrong', { units: values.units });
  const ofMeasures = errorOf('width') ?? errorOf('length');
  return (
    <DialogForm
      form={form}
      submit={t('draw-outline')}
      onCancel={onClose}
      columns
      extra={
        plan.room.outline && (
          <Button
            variant="danger"
            aria-disabled={isPending || undefined}
            onClick={() => void remove()}
          >
            {t('remove-outline')}
          </Button>
        )
      }
    >
      <Select
        label={t('units')}
        options={[
          { value: 'metric', label: t('metric') },
          { value: 'imperial', label: t('imperial') },
        ]}
        {...field('units')}
        onChange={chooseUnits}
      />
      <span />
      <TextField
        label={t('width', { units: values.units })}
        inputMode="decimal"
        {...field('width')}
        error={ofMeasures ? errorOf('width') : field('points').error}
      />
      <TextField
        label={t('length', { units: values.units })}
        inputMode="decimal"
        {...field('length')}
        error={errorOf('length')}
      />
    </DialogForm>
  );
};

/** The bounding box of the room, or of its tables. */
const presentBox = ({ room, tables }: Plan): Box => {
  if (room.outline) return boxAround(outlineArea({ points: room.outline.points as Corner[] }));
  if (tables.length === 0) return { x: 0, y: 0, ...usualSize };
  const { x, y, width, height } = boundsOfTables(tables);
  return {
    x: x + width / 2,
    y: y + height / 2,
    width: Math.max(usualSize.width, Math.ceil(width / 100) * 100 + 200),
    height: Math.max(usualSize.height, Math.ceil(height / 100) * 100 + 200),
  };
};
