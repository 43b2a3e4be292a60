import { t } from '../../texts/en/ruleBuilder.ftl';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PickMany } from './PickMany.tsx';
import type { PartProps } from './partProps.ts';

/** The tables of a rule: by name, by tag, or within a zone. */
export const TablesField = ({ draft, set, errorAt, choices, names }: PartProps) => (
  <>
    <Select
      label={t('which-tables')}
      value={draft.tablesBy}
      options={[
        { value: 'name', label: t('by-name') },
        { value: 'tag', label: t('by-tag') },
        { value: 'zone', label: t('by-zone') },
      ]}
      onChange={(tablesBy) => set({ tablesBy })}
    />
    {draft.tablesBy === 'tag' && (
      <TextField
        label={t('table-tag')}
        value={draft.tableTag}
        error={errorAt('tableTag') ?? errorAt('tables')}
        onChange={(tableTag) => set({ tableTag })}
      />
    )}
    {draft.tablesBy === 'zone' && (
      <Select
        label={t('zone')}
        placeholder={t('choose-zone')}
        hint={choices.zones.length === 0 ? t('no-zones') : undefined}
        value={draft.zone}
        options={choices.zones.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorAt('zone') ?? errorAt('tables')}
        onChange={(zone) => set({ zone })}
      />
    )}
    {draft.tablesBy === 'name' && (
      <PickMany
        label={t('which-tables')}
        placeholder={t('find-table')}
        none={t('no-table')}
        ids={draft.tables}
        find={choices.tables}
        nameOf={(id) => names.table(id) ?? t('removed-table')}
        error={errorAt('tables')}
        onChange={(tables) => set({ tables })}
      />
    )}
  </>
);
