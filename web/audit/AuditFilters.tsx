import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminActions } from '../../schema/vocabulary.ts';
import { actionTitle } from '../admin/auditWords.ts';
import { t } from '../texts/en/audit.ftl';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { typing } from '../ui/useAddress.ts';
import { debounceMs } from '../ui/useDebounced.ts';
import styles from './AuditPage.module.css';
import { type FilterFields, fieldsFrom, filterNames, isEmpty, withField } from './filterParams.ts';

/** Stands for "no filter", because a select cannot have an empty value. */
const any = 'any';

const actionOptions = [
  { value: any, label: t('any-action') },
  ...adminActions.map((action) => ({ value: action as string, label: actionTitle(action) })),
];

/** The filters, kept in the address so that they can be bookmarked, sent and returned to. */
export const AuditFilters = () => {
  const [params, setParams] = useSearchParams();
  const fields = fieldsFrom(params);
  const set = (name: keyof FilterFields) => (value: string) =>
    setParams((now) => withField(now, name, value), typing);
  const clear = () =>
    setParams((now) => filterNames.reduce((next, name) => withField(next, name, ''), now));
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <Typed label={t('actor')} value={fields.actor} onSettled={set('actor')} />
      <Typed label={t('target')} value={fields.target} onSettled={set('target')} />
      <Select
        label={t('action')}
        options={actionOptions}
        value={fields.action || any}
        onChange={(value) => set('action')(value === any ? '' : value)}
      />
      <TextField label={t('from')} type="date" value={fields.from} onChange={set('from')} />
      <TextField label={t('until')} type="date" value={fields.until} onChange={set('until')} />
      <Button disabled={isEmpty(fields)} onClick={clear}>
        {t('clear')}
      </Button>
    </search>
  );
};

type TypedProps = { label: string; value: string; onSettled: (value: string) => void };

const Typed = ({ label, value, onSettled }: TypedProps) => {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Navigation, or clearing all filters, has changed the address.
  if (shown !== value) {
    setShown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSettled(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, onSettled]);
  return (
    <TextField label={label} value={text} onChange={setText} placeholder={t('name-or-email')} />
  );
};
