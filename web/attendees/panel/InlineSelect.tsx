import { useState } from 'react';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { Select, type SelectOption } from '../../ui/Select.tsx';
import styles from './Panel.module.css';
import { attendeeWords, useSaving } from './useSaving.ts';

type InlineSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  save: (value: Value) => Promise<unknown>;
};

/** A select that saves at each choice. */
export const InlineSelect = <Value extends string>(props: InlineSelectProps<Value>) => {
  const { label, value, options, save } = props;
  const { run, isPending } = useSaving(attendeeWords());
  const [error, setError] = useState<string>();
  const choose = async (next: Value) => {
    if (next !== value) setError(await run(() => save(next)));
  };
  return (
    <div className={styles.inline}>
      <Select
        label={label}
        value={value}
        options={options}
        error={error}
        hint={isPending ? <span role="status">{t('saving')}</span> : undefined}
        onChange={(next) => void choose(next)}
      />
    </div>
  );
};
