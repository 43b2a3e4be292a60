import type { Allergy } from '../../../schema/attendees/allergies.ts';
import { t } from '../../texts/en/allergies.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fieldLabel } from '../fieldWords.ts';
import tags from '../tags/Tags.module.css';
import styles from './Allergies.module.css';
import { allergyText, severityIcons, severityLabel, substanceLabel } from './allergyWords.ts';

type AllergyListProps = {
  allergies: readonly Allergy[];
  /** The allergies are read-only without it. */
  onRemove?: (allergy: Allergy) => void;
};

/** Allergies as chips: each severity has a shape and a word. */
export const AllergyList = ({ allergies, onRemove }: AllergyListProps) => (
  <ul className={tags.tags} aria-label={fieldLabel('allergies')}>
    {allergies.map((allergy) => {
      const { substance, severity } = allergy;
      return (
        <li key={substance} className={classes(tags.tag, styles.chip, styles[severity])}>
          <Icon name={severityIcons[severity]} size={16} />
          <span>
            <span className={styles.substance}>{substanceLabel(substance)}</span>{' '}
            <span className={styles.severity}>{severityLabel(severity)}</span>
          </span>
          {onRemove && (
            <IconButton
              icon="close"
              size="sm"
              label={t('remove', { allergy: allergyText(allergy) })}
              className={tags.remove}
              onClick={() => onRemove(allergy)}
            />
          )}
        </li>
      );
    })}
  </ul>
);
