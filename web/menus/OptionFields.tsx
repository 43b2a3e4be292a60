import { KnownListField } from '../attendees/tags/TagField.tsx';
import { t } from '../texts/en/menus.ftl';
import { IconButton } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './MenuForm.module.css';
import type { OptionDraft } from './menuDraft.ts';

type OptionFieldsProps = {
  option: OptionDraft;
  /** "Option 2 of course 1". */
  label: string;
  error: string | undefined;
  onChange: (change: Partial<Pick<OptionDraft, 'name' | 'fits'>>) => void;
  onRemove: () => void;
};

/** What can be chosen of a course, and which diets it is made for. */
export const OptionFields = ({ option, label, error, onChange, onRemove }: OptionFieldsProps) => (
  <li className={styles.option} data-key={option.key}>
    <TextField
      label={label}
      placeholder={t('option-example')}
      value={option.name}
      error={error}
      onChange={(name) => onChange({ name })}
    />
    <fieldset className={styles.fits} aria-label={t('fits-of', { option: option.name || label })}>
      <KnownListField
        list="fits"
        value={option.fits}
        error={undefined}
        onChange={(fits) => onChange({ fits })}
      />
    </fieldset>
    <IconButton
      icon="trash"
      label={t('remove-option', { option: option.name || label })}
      onClick={onRemove}
    />
  </li>
);
