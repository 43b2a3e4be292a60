import { useSetAtom } from 'jotai';
import { addTablesInput } from '../../schema/inputs/tables.ts';
import { limits } from '../../schema/limits.ts';
import {
  capacitiesOf,
  mayHaveEndSeats,
  startsWithEndSeats,
} from '../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { t } from '../texts/en/tables.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Switch } from '../ui/Switch.tsx';
import shared from '../ui/shared.module.css';
import { NumberField, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import type { Hall } from './hall.ts';
import { nextName } from './nextName.ts';
import { RowsPicture } from './RowsPicture.tsx';
import { ShapePicker } from './ShapePicker.tsx';
import {
  counted,
  isPossible,
  namesPreview,
  shapeOf,
  type TableGroup,
  usualCapacity,
  whole,
} from './tableGroup.ts';

const AddTables = graphql(`
  mutation AddTables($input: AddTablesInput!) {
    addTables(input: $input) {
      stepId
      tables {
        id
      }
    }
  }
`);

type AddTablesProps = {
  eventId: string;
  /** The room of the preview. New names continue the numbers of its tables. */
  hall: Hall;
  onClose: () => void;
};

/** Adds many tables of one shape, in rows. */
export const AddTablesDialog = (props: AddTablesProps) => (
  <Dialog onClose={props.onClose} title={t('add-tables')} description={t('add-tables-description')}>
    <AddTablesForm {...props} />
  </Dialog>
);

const AddTablesForm = ({ eventId, hall, onClose }: AddTablesProps) => {
  const form = useAddTables({ eventId, hall, onClose });
  const { field, values } = form;
  const { layout } = values;
  const shape = shapeOf(values);
  const count = whole(values.count);
  const { min, max, step } = capacitiesOf(layout);
  const seats = count * shape.capacity;
  const chooseLayout = (next: TableLayout) => {
    field('layout').onChange(next);
    if (!isPossible({ layout: next, capacity: shape.capacity }))
      field('capacity').onChange(String(usualCapacity[next]));
    field('endSeats').onChange(startsWithEndSeats(next, usualCapacity[next]));
  };
  return (
    <DialogForm
      form={form}
      columns
      submit={form.isPending ? t('creating-tables') : t('create-tables')}
      onCancel={onClose}
    >
      <NumberField
        label={t('how-many')}
        required
        min={1}
        max={limits.tablesTogether}
        hint={t('how-many-hint', { most: limits.tablesTogether })}
        {...field('count')}
      />
      <NumberField
        label={t('seats-each')}
        required
        min={min}
        max={max}
        step={step}
        hint={t(step === 1 ? 'seats-hint' : 'even-seats-hint', { min, max })}
        {...field('capacity')}
      />
      <div className={shared.wide}>
        <ShapePicker value={layout} onChange={chooseLayout} />
      </div>
      {mayHaveEndSeats(layout, shape.capacity) && (
        <div className={shared.wide}>
          <Switch
            label={t('end-seats')}
            value={values.endSeats}
            onChange={field('endSeats').onChange}
          />
        </div>
      )}
      <TextField
        label={t('first-name')}
        required
        maxLength={limits.tableName}
        hint={namesPreview(values)}
        {...field('name')}
      />
      <NumberField
        label={t('per-row')}
        min={1}
        max={limits.tablesTogether}
        placeholder={t('as-suits')}
        hint={t('per-row-hint')}
        {...field('perRow')}
      />
      <div className={shared.wide}>
        <RowsPicture
          shape={isPossible(shape) ? shape : null}
          count={count}
          perRow={values.perRow === '' ? null : whole(values.perRow)}
          hall={hall}
        />
        <p className={shared.soft} role="status">
          {Number.isNaN(seats) ? '' : t('in-all', { tables: count, seats })}
        </p>
      </div>
    </DialogForm>
  );
};

const useAddTables = ({ eventId, hall, onClose }: AddTablesProps) => {
  const [addTables] = useCommand(AddTables);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const notifyStep = useNotifyStep(eventId);
  const present: TableGroup = {
    count: '8',
    layout: 'circular',
    capacity: String(usualCapacity.circular),
    endSeats: false,
    name: nextName(hall.tables),
    perRow: '',
  };
  return useForm({
    present,
    schema: addTablesInput,
    toInput: (group) => {
      const count = whole(group.count);
      return {
        eventId,
        groups: [{ count, ...shapeOf(group), ...counted(group.name, count) }],
        arrange: group.perRow === '' ? null : { perRow: whole(group.perRow) },
      };
    },
    save: async ({ groups, arrange }) => {
      const { tables, stepId } = (await addTables({ eventId, groups, arrange })).addTables;
      setViewTarget({ tableIds: tables.map(({ id }) => id), isNew: true });
      notifyStep({ title: t('tables-added', { count: tables.length }), stepId });
    },
    onSaved: onClose,
    failure: t('tables-failed'),
  });
};
