import { t } from '../../texts/en/ruleBuilder.ftl';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PartProps } from './Parts.tsx';
import { PickMany } from './PickMany.tsx';

/** The tables of a rule: by name, or all that have a tag. */
export const TablesField = ({ draft, set, errorAt, choices, names }: PartProps) => (
  <>
    <Select
      label={t('which-tables')}
      value={draft.isByTag ? 'tag' : 'name'}
      options={[
        { value: 'name', label: t('by-name') },
        { value: 'tag', label: t('by-tag') },
      ]}
      onChange={(by) => set({ isByTag: by === 'tag' })}
    />
    {draft.isByTag ? (
      <TextField
        label={t('table-tag')}
        value={draft.tableTag}
        error={errorAt('tableTag') ?? errorAt('tables')}
        onChange={(tableTag) => set({ tableTag })}
      />
    ) : (
      <PickMany
        label={t('which-tables')}
        placeholder={t('find-table')}
        none={t('no-table')}
        ids={draft.tables}
        find={choices.tables}
        nameOf={(id) => names.table(id) ?? t('removed-table')}
        removeLabel={(name) => t('remove-table', { name })}
        error={errorAt('tables')}
        onChange={(tables) => set({ tables })}
      />
    )}
  </>
);
