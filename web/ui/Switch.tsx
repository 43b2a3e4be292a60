import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Notice } from './Field.tsx';
import styles from './Switch.module.css';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  value: boolean;
  /** What somebody else switched it to meanwhile (`useForm`). */
  theirs?: boolean | undefined;
  onChange: (value: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Ignores presses. Unlike `disabled`, it leaves the focus where it is. */
  pending?: boolean;
  tabIndex?: 0 | -1;
};

/** Turns something on or off, at once or when its form is submitted. */
export const Switch = (props: SwitchProps) => {
  const { label, hint, value, theirs, onChange, pending = false, ...rest } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <Radix.Root
        id={id}
        className={styles.track}
        checked={value}
        onCheckedChange={(next) => !pending && onChange(next)}
        aria-disabled={pending || undefined}
        aria-describedby={hint ? hintId : undefined}
        {...rest}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        <Notice>{theirs === undefined ? undefined : t('edited-meanwhile')}</Notice>
      </div>
    </div>
  );
};
