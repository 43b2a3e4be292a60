import { limits } from '../../schema/limits.ts';
import { KnownListField } from '../attendees/tags/TagField.tsx';
import { t } from '../texts/en/menus.ftl';
import { AddItem } from '../ui/AddItem.tsx';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { changedIn, removedFrom } from '../ui/keyed.ts';
import list from '../ui/ListForm.module.css';
import type { ListItemProps } from '../ui/ListForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './MenuForm.module.css';
import { type CourseDraft, newOption, type OptionDraft } from './menuDraft.ts';

type OptionFieldsProps = {
  option: OptionDraft;
  /** "Option 2 of course 1". */
  label: string;
  error: string | undefined;
  onChange: (change: Partial<Pick<OptionDraft, 'name' | 'fits'>>) => void;
  onRemove: () => void;
};

/** The options of a course, and the diets that each suits. */
const OptionFields = ({ option, label, error, onChange, onRemove }: OptionFieldsProps) => (
  <li className={classes(list.part, styles.option)} data-key={option.key}>
    <TextField
      label={label}
      placeholder={t('option-example')}
      value={option.name}
      error={error}
      onChange={(name) => onChange({ name })}
    />
    <fieldset aria-label={t('fits-of', { option: option.name || label })}>
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

/** The name of a course, or a placeholder while it is unnamed. */
export const courseName = ({ name }: CourseDraft, number: number): string =>
  name || t('course-number', { number });

export const CourseFields = (props: ListItemProps<CourseDraft>) => {
  const { item: course, number, errorAt, newKey, onChange, tools } = props;
  const { key, options } = course;
  const name = courseName(course, number);
  const add = () => {
    const added = newKey();
    onChange({ options: [...options, newOption(added)] }, `[data-key="${added}"] input`);
  };
  return (
    <>
      <div className={styles.head}>
        <TextField
          label={t('course-name', { number })}
          placeholder={t('course-example')}
          value={course.name}
          error={errorAt('name')}
          onChange={(typed) => onChange({ name: typed })}
        />
        {tools}
      </div>
      <ul className={list.items} aria-label={t('options', { course: name })}>
        {options.map((option, index) => (
          <OptionFields
            key={option.key}
            option={option}
            label={t('option-name', { option: index + 1, course: number })}
            error={errorAt(`options.${index}.name`) ?? errorAt(`options.${index}.fits`)}
            onChange={(change) => onChange({ options: changedIn(options, option.key, change) })}
            onRemove={() =>
              onChange(
                { options: removedFrom(options, option.key) },
                `[data-key="${key}"] [data-add]`,
              )
            }
          />
        ))}
      </ul>
      <AddItem
        size="sm"
        data-add
        aria-label={t('add-option-to', { course: name })}
        isFull={options.length >= limits.optionsOfCourse}
        full={t('most-options', { most: limits.optionsOfCourse })}
        onClick={add}
      >
        {t('add-option')}
      </AddItem>
    </>
  );
};
