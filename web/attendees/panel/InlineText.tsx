import { t } from '../../texts/en/attendeesPanel.ftl';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './Panel.module.css';
import { type InlineText as Editing, useInlineText } from './useInlineText.ts';

type InlineTextProps = Editing & {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  required?: boolean;
  /** The maximum length. The current length is shown when it comes close. */
  max?: number;
  /** The target of the field's value. */
  link?: { href: string; label: string } | undefined;
};

/** A text field that saves itself. */
export const InlineText = ({ label, type, required, max, link, ...editing }: InlineTextProps) => {
  const { error, isPending, isOvertaken, theirs, ...control } = useInlineText(editing);
  const isNear = max !== undefined && control.value.length > max * 0.8;
  const hint = isOvertaken
    ? t('overtaken', { theirs: theirs || t('nothing') })
    : isPending
      ? t('saving')
      : isNear && t('length', { count: control.value.length, max: max ?? 0 });
  const field = {
    ...control,
    label,
    error: isOvertaken ? undefined : error,
    hint: hint ? <span role="status">{hint}</span> : undefined,
    placeholder: t('add'),
    ...(required && { required }),
  };
  return (
    <div className={styles.inline}>
      {editing.isLong ? (
        <TextArea rows={2} {...field} />
      ) : (
        <TextField type={type ?? 'text'} {...field} />
      )}
      {link && (
        <a
          href={link.href}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-label={link.label}
          title={link.label}
        >
          <Icon name="external" size={16} />
        </a>
      )}
    </div>
  );
};
