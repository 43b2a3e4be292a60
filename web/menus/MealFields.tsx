import type { Meals } from '../../schema/menus/menu.ts';
import { sortedById } from '../../schema/sortedById.ts';
import { fieldLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/menus.ftl';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import type { Course, Menu } from './documents.ts';
import styles from './Meals.module.css';
import { doubtText, type Needs, optionText } from './mealWords.ts';

type MealFieldsProps = {
  menu: Menu;
  meals: Meals;
  needs: Needs;
  error?: string | undefined;
  onChange: (meals: Meals) => void;
};

/**
 * A select for each course, which marks options that do not suit the guest. Renders nothing without a menu.
 */
export const MealFields = ({ menu, meals, needs, error, onChange }: MealFieldsProps) => {
  if (menu.courses.length === 0) return null;
  const choose = (courseId: string, optionId: string) => {
    const { [courseId]: _, ...others } = meals;
    const chosen = optionId === notChosen ? others : { ...others, [courseId]: optionId };
    onChange(sortedById(Object.entries(chosen)) ?? {});
  };
  return (
    <fieldset>
      <legend>{fieldLabel('meals')}</legend>
      <div className={styles.fields}>
        {menu.courses.map((course) => (
          <MealField
            key={course.courseId}
            course={course}
            chosen={meals[course.courseId]}
            needs={needs}
            onChange={(optionId) => choose(course.courseId, optionId)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={shared.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** Stands for no choice, because a select cannot have an empty value. */
const notChosen = 'notChosen';

type MealFieldProps = {
  course: Course;
  chosen: string | undefined;
  needs: Needs;
  onChange: (optionId: string) => void;
};

const MealField = ({ course, chosen, needs, onChange }: MealFieldProps) => {
  const option = course.options.find(({ optionId }) => optionId === chosen);
  const doubt = option && doubtText(option, needs);
  return (
    <Select
      label={course.name}
      value={option?.optionId ?? notChosen}
      options={[
        { value: notChosen, label: t('not-chosen') },
        ...course.options.map((one) => ({ value: one.optionId, label: optionText(one, needs) })),
      ]}
      hint={
        doubt ? (
          <span className={styles.doubt}>
            <Icon name="alert" size={16} />
            {t('ask-kitchen', { doubt })}
          </span>
        ) : undefined
      }
      onChange={onChange}
    />
  );
};
