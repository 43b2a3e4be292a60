import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { type HistoryKind, historyKinds } from '../../../schema/historyKinds.ts';
import type { PlanView } from '../../seating/planView.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { dayText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import { TextField } from '../../ui/TextField.tsx';
import { toggled } from '../../ui/toggled.ts';
import { nameOf } from '../change.ts';
import { HistoryActors } from './entries.ts';
import { isFiltered } from './fields.ts';
import { GuestPicker } from './GuestPicker.tsx';
import styles from './HistoryPanel.module.css';
import { type HistoryFields, noFields } from './state.ts';

type HistoryFiltersProps = {
  eventId: string;
  view: PlanView;
  viewerId: string;
  readOnly: boolean;
  fields: HistoryFields;
  onChange: (fields: HistoryFields) => void;
};

/** Stands for "no filter", because a select cannot have an empty value. */
const any = 'any';

/** A collapsible filter bar. Below it, active filters appear as chips that can be removed. */
export const HistoryFilters = (props: HistoryFiltersProps) => {
  const { eventId, viewerId, readOnly, view, fields, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { data } = useQuery(HistoryActors, {
    variables: { id: eventId },
    skip: readOnly,
  });
  const actors = (data?.event?.historyActors ?? []).map((actor) => ({
    value: actor.id,
    label: nameOf(actor, viewerId),
  }));
  const tables = view.tables.map(({ table }) => ({ value: table.id, label: table.name }));
  const set = (changed: Partial<HistoryFields>) => onChange({ ...fields, ...changed });
  const chips = chipsOf(fields, view, actors);
  /** Moves the focus, because it was on the removed chip. */
  const remove = (changed: Partial<HistoryFields>) => {
    set(changed);
    toggle.current?.focus();
  };
  return (
    <search className={shared.stack3} aria-label={t('filters')}>
      <div className={shared.cluster}>
        <Button
          ref={toggle}
          size="sm"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filter')}
        </Button>
        {isFiltered(fields) && (
          <Button size="sm" variant="quiet" onClick={() => remove(noFields)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {chips.length > 0 && <Chips chips={chips} onRemove={remove} />}
      <div id={id} hidden={!isOpen} className={styles.filterFields}>
        <Kinds chosen={fields.kinds} onChange={(kinds) => set({ kinds })} />
        {!readOnly && (
          <Select
            label={t('by')}
            options={[{ value: any, label: t('anybody') }, ...actors]}
            value={fields.actor || any}
            onChange={(value) => set({ actor: value === any ? '' : value })}
          />
        )}
        <Select
          label={t('table')}
          options={[{ value: any, label: t('any-table') }, ...tables]}
          value={view.tableById.has(fields.table) ? fields.table : any}
          onChange={(value) => set({ table: value === any ? '' : value })}
        />
        <GuestPicker people={view.people} onPick={(attendee) => set({ attendee })} />
        <div className={styles.days}>
          <TextField
            label={t('from')}
            type="date"
            value={fields.from}
            onChange={(from) => set({ from })}
          />
          <TextField label={t('to')} type="date" value={fields.to} onChange={(to) => set({ to })} />
        </div>
      </div>
    </search>
  );
};

type KindsProps = { chosen: readonly HistoryKind[]; onChange: (kinds: HistoryKind[]) => void };

const Kinds = ({ chosen, onChange }: KindsProps) => (
  <fieldset className={styles.kinds}>
    <legend>{t('kinds')}</legend>
    {historyKinds.map((kind) => (
      <button
        key={kind}
        type="button"
        className={styles.kind}
        aria-pressed={chosen.includes(kind)}
        onClick={() => onChange(toggled(chosen, kind))}
      >
        {kindTitles[kind]}
      </button>
    ))}
  </fieldset>
);

const kindTitles: Record<HistoryKind, string> = {
  seating: t('seating'),
  people: t('people'),
  tables: t('tables'),
  rules: t('rules'),
  event: t('event'),
  arrangements: t('arrangements'),
  undo: t('undo'),
};

type Chip = { label: string; without: Partial<HistoryFields> };
type ChipsProps = { chips: readonly Chip[]; onRemove: (without: Chip['without']) => void };

const Chips = ({ chips, onRemove }: ChipsProps) => (
  <ul className={styles.chips} aria-label={t('chosen')}>
    {chips.map(({ label, without }) => (
      <li key={label}>
        <button
          type="button"
          className={styles.chip}
          aria-label={t('remove', { filter: label })}
          onClick={() => onRemove(without)}
        >
          {label}
          <Icon name="close" size={14} />
        </button>
      </li>
    ))}
  </ul>
);

const chipsOf = (
  { actor, attendee, table, kinds, from, to }: HistoryFields,
  view: PlanView,
  actors: readonly { value: string; label: string }[],
): Chip[] => {
  const by = actors.find(({ value }) => value === actor)?.label ?? t('somebody');
  const days = { from: localDay(from), to: localDay(to) };
  return [
    ...(actor ? [{ label: t('chip-actor', { name: by }), without: { actor: '' } }] : []),
    ...(attendee
      ? [{ label: view.people.get(attendee)?.name ?? t('someone'), without: { attendee: '' } }]
      : []),
    ...(table
      ? [
          {
            label: view.tableById.get(table)?.table.name ?? t('some-table'),
            without: { table: '' },
          },
        ]
      : []),
    ...kinds.map((kind) => ({
      label: kindTitles[kind],
      without: { kinds: toggled(kinds, kind) },
    })),
    ...(days.from ? [{ label: t('chip-from', { day: days.from }), without: { from: '' } }] : []),
    ...(days.to ? [{ label: t('chip-to', { day: days.to }), without: { to: '' } }] : []),
  ];
};

/** Undefined while the date is incomplete. */
const localDay = (day: string): string | undefined => {
  const time = new Date(`${day}T00:00`);
  return day && !Number.isNaN(time.getTime()) ? dayText(time.toISOString()) : undefined;
};
