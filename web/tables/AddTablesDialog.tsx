import { useSetAtom } from 'jotai';
import { addTablesInput } from '../../schema/inputs/tables.ts';
import { limits } from '../../schema/limits.ts';
import {
  capacitiesOf,
  mayHaveEndSeats,
  startsWithEndSeats,
} from '../../schema/tables/seatLayout.ts';
import { namesCounted, numberMark } from '../../schema/tables/tableNames.ts';
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
import { nextNames } from './nextNames.ts';
import { RowsPicture } from './RowsPicture.tsx';
import { ShapePicker } from './ShapePicker.tsx';

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
  /** What the preview sets them out in. The names go on counting those of its tables. */
  hall: Hall;
  onClose: () => void;
};

/** Many tables of one shape, in rows. */
export const AddTablesDialog = ({ open, ...form }: AddTablesProps & { open: boolean }) => (
  <Dialog
    open={open}
    onOpenChange={form.onClose}
    title={t('add-tables')}
    description={t('add-tables-description')}
  >
    <AddTablesForm {...form} />
  </Dialog>
);

/** What a table of each shape usually has. */
const usualCapacity: Record<TableLayout, number> = {
  rectangular: 8,
  circular: 8,
  oval: 8,
  halfRound: 6,
  uShape: 18,
  longTable: 24,
  row: 20,
};

const usualCount = 8;

const whole = (text: string): number => Number.parseInt(text, 10);

/** The first name as a pattern: "Table 4" counts on from 4, "Bar" becomes "Bar 1" where there are more. */
const counted = (name: string, count: number): { name: string; from: number } => {
  const [, before, number] = /^(.*?)(\d{1,5})$/su.exec(name.trim()) ?? [];
  if (before !== undefined && number !== undefined)
    return { name: `${before}${numberMark}`, from: Number(number) };
  return { name: count > 1 ? `${name.trim()} ${numberMark}` : name.trim(), from: 1 };
};

const AddTablesForm = ({ eventId, hall, onClose }: AddTablesProps) => {
  const [addTables] = useCommand(AddTables);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const notifyStep = useNotifyStep(eventId);
  const form = useForm({
    initial: {
      count: String(usualCount),
      layout: 'circular' as TableLayout,
      capacity: String(usualCapacity.circular),
      endSeats: false,
      name: nextNames(hall.tables, 1)[0] ?? '',
      perRow: '',
    },
    schema: addTablesInput,
    toInput: ({ count, layout, capacity, endSeats, name, perRow }) => ({
      eventId,
      groups: [
        {
          count: whole(count),
          layout,
          capacity: whole(capacity),
          endSeats: endSeats && mayHaveEndSeats(layout, whole(capacity)),
          ...(name.trim() === '' ? { name: '' } : counted(name, whole(count))),
        },
      ],
      arrange: perRow === '' ? null : { perRow: whole(perRow) },
    }),
    save: async ({ groups, arrange }) => {
      const added = (await addTables({ eventId, groups, arrange })).addTables;
      setViewTarget({ tableIds: added.tables.map(({ id }) => id), isNew: true });
      const title = t('tables-added', { count: added.tables.length });
      notifyStep({ title, stepId: added.stepId });
      onClose();
    },
    failure: t('tables-failed'),
  });
  const { field, values } = form;
  const { layout, endSeats } = values;
  const capacity = whole(values.capacity);
  const count = whole(values.count);
  const { min, max, step } = capacitiesOf(layout);
  const isPossible = capacity >= min && capacity <= max && capacity % step === 0;
  const seats = count * capacity;
  const { onChange: choose } = field('layout');
  const fits = (next: TableLayout) => {
    const room = capacitiesOf(next);
    return capacity >= room.min && capacity <= room.max && capacity % room.step === 0;
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
        <ShapePicker
          value={layout}
          onChange={(next) => {
            choose(next);
            if (!fits(next)) field('capacity').onChange(String(usualCapacity[next]));
            field('endSeats').onChange(startsWithEndSeats(next, usualCapacity[next]));
          }}
        />
      </div>
      {mayHaveEndSeats(layout, capacity) && (
        <div className={shared.wide}>
          <Switch
            label={t('end-seats')}
            value={endSeats}
            onChange={(on) => field('endSeats').onChange(on)}
          />
        </div>
      )}
      <TextField
        label={t('first-name')}
        required
        maxLength={limits.tableName}
        hint={namesPreview(values.name, count)}
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
          shape={
            isPossible
              ? { layout, capacity, endSeats: endSeats && mayHaveEndSeats(layout, capacity) }
              : null
          }
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

/** "Table 1 … Table 12". */
const namesPreview = (first: string, count: number): string => {
  if (first.trim() === '' || !(count >= 1)) return t('first-name-hint');
  const { name, from } = counted(first, count);
  const [one = '', last = ''] = [
    ...namesCounted(name, from, 1),
    ...namesCounted(name, from + count - 1, 1),
  ];
  return count === 1 ? one : t('names-preview', { first: one, last });
};
