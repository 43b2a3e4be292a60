import { useState } from 'react';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Select } from '../../ui/Select.tsx';
import type { Choices } from './choices.ts';
import { PickText } from './PickText.tsx';

type Group = 'none' | 'company' | 'party' | 'tags';

type GroupFieldProps = {
  label: string;
  /** `company`, `party`, the prefix of tags, or empty. */
  value: string;
  /** The label for "not by groups"; undefined if the rule must be by groups. */
  none: string | undefined;
  /** Whether the rule holds for each group, instead of a person's own group. */
  isEach: boolean;
  choices: Choices;
  error: string | undefined;
  onChange: (each: string) => void;
};

const groupOf = (each: string): Group => {
  if (each === '') return 'none';
  return each === 'company' || each === 'party' ? each : 'tags';
};

/** Chooses the groups to which a rule applies separately. */
export const GroupField = (props: GroupFieldProps) => {
  const { label, value, none, isEach, choices, error, onChange } = props;
  // Whether groups are by tags while their prefix is empty, or reads like another kind of group.
  const [isTags, setTags] = useState(false);
  const group = isTags ? 'tags' : groupOf(value);
  const choose = (next: Group) => {
    setTags(next === 'tags');
    onChange(next === 'company' || next === 'party' ? next : '');
  };
  const options: { value: Group; label: string }[] = [
    ...(none === undefined ? [] : [{ value: 'none' as const, label: none }]),
    { value: 'company', label: t(isEach ? 'each-company' : 'company') },
    { value: 'party', label: t(isEach ? 'each-party' : 'party') },
    { value: 'tags', label: t(isEach ? 'each-tags' : 'tags') },
  ];
  return (
    <>
      <Select label={label} value={group} options={options} onChange={choose} />
      {group === 'tags' && (
        <PickText
          label={t('tag-prefix')}
          hint={t('tag-prefix-hint')}
          value={value}
          find={choices.prefixes}
          error={error}
          onChange={(prefix) => {
            setTags(true);
            onChange(prefix);
          }}
        />
      )}
    </>
  );
};
