import { t } from '../../texts/en/editMany.ftl';
import styles from './Many.module.css';

type TagsToRemoveProps = {
  /** All that somebody has. */
  tags: readonly string[];
  removed: readonly string[];
  onChange: (removed: string[]) => void;
};

/** Which tags nobody of several people keeps. */
export const TagsToRemove = ({ tags, removed, onChange }: TagsToRemoveProps) => (
  <fieldset className={styles.tags}>
    <legend>{t('remove-tags')}</legend>
    {tags.map((tag) => (
      <label key={tag} className={styles.tag}>
        <input
          type="checkbox"
          className={styles.check}
          checked={removed.includes(tag)}
          onChange={({ target }) =>
            onChange(target.checked ? [...removed, tag] : removed.filter((one) => one !== tag))
          }
        />
        {tag}
      </label>
    ))}
  </fieldset>
);
