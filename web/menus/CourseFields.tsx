import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/menus.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './MenuForm.module.css';
import type { CourseDraft } from './menuDraft.ts';
import { withOption, withOptionChanged, withoutOption } from './menuDraft.ts';
import { OptionFields } from './OptionFields.tsx';

type CourseFieldsProps = {
  course: CourseDraft;
  /** Its place in the order of service, from 1. */
  number: number;
  isLast: boolean;
  /** The error of a path within the course, such as `options.0.name`. */
  errorAt: (path: string) => string | undefined;
  newKey: () => string;
  onChange: (change: Partial<Pick<CourseDraft, 'name' | 'options'>>, focus?: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A course with its options, and its place in the order of service. */
export const CourseFields = (props: CourseFieldsProps) => {
  const { course, number, isLast, errorAt, newKey, onChange, onMove, onRemove } = props;
  const { key, options } = course;
  const name = course.name || t('course-number', { number });
  const add = () => {
    const added = newKey();
    onChange({ options: withOption(options, added) }, `[data-key="${added}"] input`);
  };
  return (
    <li className={styles.course} data-key={key}>
      <div className={styles.head}>
        <TextField
          label={t('course-name', { number })}
          placeholder={t('course-example')}
          value={course.name}
          error={errorAt('name')}
          onChange={(typed) => onChange({ name: typed })}
        />
        <div className={styles.tools}>
          <IconButton
            icon="chevronUp"
            label={t('earlier', { course: name })}
            data-move="-1"
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevronDown"
            label={t('later', { course: name })}
            data-move="1"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            label={t('remove-course', { course: name })}
            onClick={onRemove}
          />
        </div>
      </div>
      <ul className={styles.options} aria-label={t('options', { course: name })}>
        {options.map((option, index) => (
          <OptionFields
            key={option.key}
            option={option}
            label={t('option-name', { option: index + 1, course: number })}
            error={errorAt(`options.${index}.name`) ?? errorAt(`options.${index}.fits`)}
            onChange={(change) =>
              onChange({ options: withOptionChanged(options, option.key, change) })
            }
            onRemove={() =>
              onChange(
                { options: withoutOption(options, option.key) },
                `[data-key="${key}"] [data-add]`,
              )
            }
          />
        ))}
      </ul>
      <div>
        <Button
          icon="plus"
          size="sm"
          data-add
          aria-label={t('add-option-to', { course: name })}
          disabled={options.length >= limits.optionsOfCourse}
          onClick={add}
        >
          {t('add-option')}
        </Button>
        {options.length >= limits.optionsOfCourse && (
          <p className={styles.limit}>{t('most-options', { most: limits.optionsOfCourse })}</p>
        )}
      </div>
    </li>
  );
};
