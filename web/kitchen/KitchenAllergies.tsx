import {
  severityIcons,
  severityLabel,
  substanceLabel,
} from '../attendees/allergies/allergyWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import type { AllergyAtTable } from './documents.ts';
import styles from './Kitchen.module.css';

type KitchenAllergiesProps = { allergies: readonly AllergyAtTable[]; title: string };

/** The allergies of the guests, the most severe first. Severities differ by shape and word. */
export const KitchenAllergies = ({ allergies, title }: KitchenAllergiesProps) => (
  <div className={styles.frame}>
    <table className={classes(styles.table, styles.rows, styles.allergies)} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('severity')}</th>
          <th scope="col">{t('substance')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('table')}</th>
          <th scope="col" className={styles.number}>
            {t('seat')}
          </th>
        </tr>
      </thead>
      <tbody>
        {allergies.map(({ attendeeId, name, tableName, position, substance, severity }) => (
          <tr key={`${attendeeId} ${substance}`}>
            <td>
              <span className={styles[severity]}>
                <Icon name={severityIcons[severity]} size={16} />
                {severityLabel(severity)}
              </span>
            </td>
            <td className={styles.substance}>{substanceLabel(substance)}</td>
            <th scope="row">{name}</th>
            <td className={styles.where}>{tableName ?? t('no-seat')}</td>
            <td className={styles.number} data-column={t('seat')}>
              {position}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
