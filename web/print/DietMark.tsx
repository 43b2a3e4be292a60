import type { Area } from '../../schema/sheets/papers.ts';
import {
  allergyText,
  severityIcons,
  severityLabel,
  substanceLabel,
} from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/print.ftl';
import { listText } from '../texts/formats.ts';
import { Icon } from '../ui/Icon.tsx';
import { fittingSize } from './cards.ts';
import styles from './DietMark.module.css';
import type { Needs } from './guestNeeds.ts';
import type { Guest } from './seatedPeople.ts';

type DietMarkProps = {
  guest: Guest;
  needs: Needs | undefined;
  /** Where it must fit. */
  area: Area;
};

/** Icons and bold letters are wider than those that sizes are worked out for. */
const sparing = ({ width, height }: Area): Area => ({ width: width * 0.8, height: height * 0.75 });

/** The largest and the smallest letters, in millimetres. Below these nobody reads them at a table. */
const [most, least] = [3.6, 2];

/**
 * What whoever serves a guest must know, behind the name: inside of the card when it stands, where the table
 * does not read it. Blank for who has neither diet nor allergy; where not all of it fits, it says so.
 */
export const DietMark = ({ guest: { person, table, seat }, needs, area }: DietMarkProps) => {
  if (!needs) return null;
  const { allergies } = needs;
  const diets = needs.diets.map(dietLabel);
  const words = [...allergies.map(allergyText), ...diets].join(' · ');
  const size = fittingSize(words, sparing(area), most);
  return (
    <div className={styles.mark} style={{ fontSize: `${size > least ? size : most}mm` }}>
      {size > least ? (
        <>
          <Allergies allergies={allergies} />
          {diets.length > 0 && <p>{listText(diets)}</p>}
        </>
      ) : (
        <strong>{t('see-kitchen', { count: allergies.length + diets.length })}</strong>
      )}
      <p className={styles.whose}>
        {[person.name, table !== undefined && t('at-table', { table, seat: String(seat) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
};

const Allergies = ({ allergies }: Pick<Needs, 'allergies'>) =>
  allergies.length > 0 && (
    <ul className={styles.allergies}>
      {allergies.map(({ substance, severity }) => (
        <li key={substance}>
          <Icon name={severityIcons[severity]} size={12} />{' '}
          <strong>{substanceLabel(substance)}</strong> {severityLabel(severity)}
        </li>
      ))}
    </ul>
  );
