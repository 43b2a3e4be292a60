import type { ComponentProps } from 'react';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/profile.ftl';
import { classes } from '../ui/classes.ts';
import { TextArea } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ProfilePage.module.css';

type BioFieldProps = Pick<ComponentProps<typeof TextArea>, 'name' | 'value' | 'error' | 'onChange'>;

/** The bio with a character count. Only an excess is announced while typing. */
export const BioField = (field: BioFieldProps) => {
  const max = limits.bio;
  const count = field.value.trim().length;
  const over = Math.max(0, count - max);
  return (
    <div className={styles.bio}>
      <TextArea label={t('bio')} rows={4} hint={t('bio-hint', { max })} {...field} />
      <span aria-hidden="true" className={classes(styles.count, over > 0 && styles.over)}>
        {t('bio-count', { count, max })}
      </span>
      <VisuallyHidden>
        <span role="status">{over > 0 && t('bio-over', { over })}</span>
      </VisuallyHidden>
    </div>
  );
};
