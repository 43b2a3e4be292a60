import { limits } from '../../../schema/limits.ts';
import type { Selector } from '../../../schema/seatingRules/seatingRules.ts';
import { type AttendeeRole, attendeeRoleLabel, attendeeRoles } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import type { RuleNames } from '../ruleNames.ts';
import styles from './Builder.module.css';
import type { Choices } from './choices.ts';
import { PickMany } from './PickMany.tsx';
import { PickText } from './PickText.tsx';
import { type SelectorKind, selectorKindOf, selectorOf } from './selectorKinds.ts';
import type { ErrorAt } from './useRuleForm.ts';

const labels: Record<SelectorKind, string> = {
  people: t('certain-people'),
  everyone: t('everyone'),
  role: t('of-role'),
  company: t('of-company'),
  tag: t('of-tag'),
  all: t('all-of'),
  any: t('any-of'),
  not: t('all-but'),
};
const simple: readonly SelectorKind[] = ['people', 'everyone', 'role', 'company', 'tag'];
const nested: readonly SelectorKind[] = ['all', 'any', 'not'];

const roles = attendeeRoles.map((role) => ({ value: role, label: attendeeRoleLabel(role) }));

type SelectorFieldProps = {
  label: string;
  value: Selector;
  onChange: (selector: Selector) => void;
  /** The selector's path in the rule, such as `who.all.0`. */
  path: string;
  errorAt: ErrorAt;
  choices: Choices;
  names: RuleNames;
  /** How deeply the selector is nested, counting itself. */
  depth?: number;
};

/** Selects people for a rule: the kind of selection, and its arguments. */
export const SelectorField = (props: SelectorFieldProps) => {
  const { label, value, onChange, path, errorAt, depth = 1 } = props;
  const by = selectorKindOf(value);
  const offered = depth < limits.selectorDepth ? [...simple, ...nested] : simple;
  return (
    <div className={shared.stack2}>
      <Select
        label={label}
        value={by}
        error={by === 'everyone' ? errorAt(path) : undefined}
        options={offered.map((one) => ({ value: one, label: labels[one] }))}
        onChange={(next) => onChange(selectorOf(next, value))}
      />
      <Selected {...props} />
    </div>
  );
};

const Selected = (props: SelectorFieldProps) => {
  const { label: part, value, onChange, path, errorAt, choices, names } = props;
  const error = errorAt(path);
  if ('people' in value)
    return (
      <PickMany
        label={t('people-of', { part })}
        placeholder={t('find-person')}
        none={t('no-person')}
        ids={value.people}
        find={choices.people}
        nameOf={(id) => names.person(id) ?? t('removed')}
        error={error}
        onChange={(people) => onChange({ people })}
      />
    );
  if ('role' in value)
    return (
      <Select
        label={t('role-of', { part })}
        hideLabel
        value={value.role}
        options={roles}
        error={error}
        onChange={(role: AttendeeRole) => onChange({ role })}
      />
    );
  if ('company' in value)
    return (
      <PickText
        label={t('company-of', { part })}
        hideLabel
        placeholder={t('find-company')}
        value={value.company}
        find={choices.companies}
        error={error}
        onChange={(company) => onChange({ company })}
      />
    );
  if ('tag' in value)
    return (
      <PickText
        label={t('tag-of', { part })}
        hideLabel
        placeholder={t('find-tag')}
        value={value.tag}
        find={choices.tags}
        error={error}
        onChange={(tag) => onChange({ tag })}
      />
    );
  if ('all' in value)
    return <Parts {...props} by="all" parts={value.all} onParts={(all) => onChange({ all })} />;
  if ('any' in value)
    return <Parts {...props} by="any" parts={value.any} onParts={(any) => onChange({ any })} />;
  if ('not' in value)
    return (
      <Inner
        {...props}
        label={t('except-of', { part })}
        value={value.not}
        path={`${path}.not`}
        errorAt={(at) => errorAt(at) ?? (at === `${path}.not` ? errorAt(path) : undefined)}
        onChange={(not) => onChange({ not })}
      />
    );
  return null;
};

const Inner = (props: SelectorFieldProps) => (
  <div className={styles.inner}>
    <SelectorField {...props} depth={(props.depth ?? 1) + 1} />
  </div>
);

type PartsProps = SelectorFieldProps & {
  by: 'all' | 'any';
  parts: readonly Selector[];
  onParts: (parts: Selector[]) => void;
};

/** The selectors of a list. Each can be changed and removed. */
const Parts = ({ by, parts, onParts, label, path, ...shared }: PartsProps) => (
  <>
    {parts.map((part, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else that names them
      <div key={n} className={styles.part}>
        <Inner
          {...shared}
          label={t('part-of', { part: label, number: n + 1 })}
          value={part}
          path={`${path}.${by}.${n}`}
          onChange={(next) => onParts(parts.map((one, at) => (at === n ? next : one)))}
        />
        {parts.length > 1 && (
          <IconButton
            icon="close"
            size="sm"
            label={t('remove-part', { number: n + 1 })}
            onClick={() => onParts(parts.filter((_, at) => at !== n))}
          />
        )}
      </div>
    ))}
    <div>
      <Button
        size="sm"
        icon="plus"
        disabled={parts.length >= limits.selectorsInList}
        onClick={() => onParts([...parts, { tag: '' }])}
      >
        {t('add-part')}
      </Button>
    </div>
  </>
);
