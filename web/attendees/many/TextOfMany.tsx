import { t } from '../../texts/en/editMany.ftl';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import { TextField } from '../../ui/TextField.tsx';
import type { TextChange } from './edits.ts';

type TextOfManyProps = {
  words: { label: string; set: string; clear: string };
  /** The label of the text. */
  name: string;
  max: number;
  change: TextChange;
  isMissing: boolean;
  onChange: (change: TextChange) => void;
};

/** A text field of several people: unchanged, the same for all, or cleared. */
export const TextOfMany = ({ words, name, max, change, isMissing, onChange }: TextOfManyProps) => (
  <div className={shared.stack}>
    <Select
      label={words.label}
      value={change.what}
      options={[
        { value: 'keep', label: t('as-is') },
        { value: 'set', label: words.set },
        { value: 'clear', label: words.clear },
      ]}
      onChange={(what: TextChange['what']) => onChange({ ...change, what })}
    />
    {change.what === 'set' && (
      <TextField
        label={name}
        required
        maxLength={max}
        value={change.text}
        error={isMissing ? t('name-missing') : undefined}
        onChange={(text) => onChange({ ...change, text })}
      />
    )}
  </div>
);
