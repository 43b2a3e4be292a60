import type { PairSource } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import { NumberField } from '../../ui/TextField.tsx';
import { GroupField } from './GroupField.tsx';
import { PickText } from './PickText.tsx';
import type { PartProps } from './partProps.ts';
import { SelectorField } from './SelectorField.tsx';
import { TablesField } from './TablesField.tsx';

/** The parts of a rule's sentence, by its kind. */
export const Parts = (props: PartProps) => {
  switch (props.draft.kind) {
    case 'KeepTogether':
      return (
        <>
          <Who {...props} />
          <Groups {...props} label={t('by-groups')} none={t('all-together')} />
        </>
      );
    case 'SitBeside':
      return (
        <>
          <Who {...props} />
          <Groups {...props} label={t('by-groups')} none={t('all-beside')} />
          <Beside {...props} />
        </>
      );
    case 'KeepApart':
      return <Apart {...props} />;
    case 'Accompanied':
      return <Accompanied {...props} />;
    case 'AtTable':
    case 'Reserved':
      return (
        <>
          <Who {...props} />
          <TablesField {...props} />
        </>
      );
    case 'PerTable':
      return <PerTable {...props} />;
    case 'NotAlone':
      return (
        <>
          <Who {...props} />
          <Groups {...props} label={t('group-who')} none={undefined} isEach={false} />
        </>
      );
    case 'Alternate':
    case 'InCommon':
      return <Neighbours {...props} />;
    case 'Pairs':
      return <Source {...props} />;
    case 'Near':
      return <Near {...props} />;
    case 'Balance':
      return null;
  }
};

const Who = ({ draft, set, ...shown }: PartProps) => (
  <SelectorField
    {...shown}
    label={t('who')}
    path="who"
    value={draft.who}
    onChange={(who) => set({ who })}
  />
);

type GroupsProps = PartProps & { label: string; none: string | undefined; isEach?: boolean };

const Groups = ({ draft, set, errorAt, choices, label, none, isEach = true }: GroupsProps) => (
  <GroupField
    key={draft.kind}
    {...{ label, none, isEach, choices }}
    value={draft.each}
    error={errorAt('each')}
    onChange={(each) => set({ each })}
  />
);

const Beside = ({ draft, set }: PartProps) => (
  <Select
    label={t('where-by')}
    value={draft.how}
    options={[
      { value: 'next', label: t('next-only') },
      { value: 'nextOrOpposite', label: t('next-or-opposite') },
    ]}
    onChange={(how) => set({ how })}
  />
);

const Apart = (props: PartProps) => {
  const { draft, set, ...shown } = props;
  const { whom } = draft;
  return (
    <>
      <Who {...props} />
      <Select
        label={t('from-whom')}
        value={whom ? 'others' : 'oneAnother'}
        options={[
          { value: 'oneAnother', label: t('from-one-another') },
          { value: 'others', label: t('from-others') },
        ]}
        onChange={(from) => set({ whom: from === 'others' ? { people: [] } : undefined })}
      />
      {whom && (
        <SelectorField
          {...shown}
          label={t('whom-apart')}
          path="whom"
          value={whom}
          onChange={(next) => set({ whom: next })}
        />
      )}
      <Select
        label={t('where-apart')}
        value={draft.level}
        options={[
          { value: 'table', label: t('at-one-table') },
          { value: 'beside', label: t('beside-one-another') },
        ]}
        onChange={(level) => set({ level })}
      />
    </>
  );
};

/** Where a person sits relative to the others: level and distance in one choice. */
const withThem = {
  table: { level: 'table', how: 'next' },
  next: { level: 'beside', how: 'next' },
  near: { level: 'beside', how: 'nextOrOpposite' },
} as const;

const Accompanied = (props: PartProps) => {
  const { draft, set, ...shown } = props;
  const near = draft.how === 'nextOrOpposite' ? 'near' : 'next';
  return (
    <>
      <Who {...props} />
      <SelectorField
        {...shown}
        label={t('by-whom')}
        path="by"
        value={draft.by}
        onChange={(by) => set({ by })}
      />
      <Select
        label={t('where-by')}
        value={draft.level === 'table' ? 'table' : near}
        options={[
          { value: 'next', label: t('beside-them') },
          { value: 'near', label: t('near-them') },
          { value: 'table', label: t('at-their-table') },
        ]}
        onChange={(where) => set(withThem[where])}
      />
    </>
  );
};

const PerTable = (props: PartProps) => {
  const { draft, set, errorAt } = props;
  return (
    <>
      <Who {...props} />
      <Groups {...props} label={t('group-counted')} none={t('not-by-groups')} />
      <div className={shared.form}>
        <NumberField
          label={t('at-least')}
          min={0}
          value={draft.min}
          error={errorAt('min')}
          onChange={(min) => set({ min })}
        />
        <NumberField
          label={t('at-most')}
          min={0}
          value={draft.max}
          error={errorAt('max')}
          onChange={(max) => set({ max })}
        />
      </div>
    </>
  );
};

const Neighbours = (props: PartProps) => {
  const { draft, set, errorAt, choices } = props;
  return (
    <>
      <PickText
        label={t('tag-prefix')}
        hint={t('tag-prefix-hint')}
        value={draft.prefix}
        find={choices.prefixes}
        error={errorAt('prefix')}
        onChange={(prefix) => set({ prefix })}
      />
      <Who {...props} />
    </>
  );
};

const sources: { value: PairSource; label: string }[] = [
  { value: 'accountExecutive', label: t('source-accountExecutive') },
  { value: 'metBefore', label: t('source-metBefore') },
  { value: 'preferences', label: t('source-preferences') },
];

const sourceHints: Record<PairSource, string> = {
  accountExecutive: 'source-accountExecutive-hint',
  metBefore: 'source-metBefore-hint',
  preferences: 'source-preferences-hint',
};

const Source = ({ draft, set }: PartProps) => (
  <Select
    label={t('known-from')}
    hint={t(sourceHints[draft.source])}
    value={draft.source}
    options={sources}
    onChange={(source) => set({ source })}
  />
);

const Near = (props: PartProps) => {
  const { draft, set, errorAt, choices } = props;
  return (
    <>
      <Who {...props} />
      <Select
        label={t('place')}
        placeholder={t('choose-place')}
        hint={choices.places.length === 0 ? t('no-places') : undefined}
        value={draft.place}
        options={choices.places.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorAt('place')}
        onChange={(place) => set({ place })}
      />
    </>
  );
};
