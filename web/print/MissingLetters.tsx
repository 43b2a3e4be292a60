import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { t } from '../texts/en/print.ftl';
import { listText } from '../texts/formats.ts';
import styles from './SheetPreview.module.css';

type MissingLettersProps = { plan: Pick<SheetPlan, 'people'>; missing: readonly string[] };

const mostLetters = 12;
const mostNames = 6;

/** Says before printing which letters no font has, and whose names will have boxes. */
export const MissingLetters = ({ plan, missing }: MissingLettersProps) => {
  if (missing.length === 0) return null;
  const letters = new Set(missing);
  const names = plan.people
    .map(({ name }) => name)
    .filter((name) => [...name].some((letter) => letters.has(letter)));
  const more = names.length - mostNames;
  const shown = more > 1 ? [...names.slice(0, mostNames), t('more-names', { count: more })] : names;
  return (
    <div role="status" className={styles.missing}>
      <p>
        {t('no-letters', {
          letters: listText(missing.slice(0, mostLetters)),
          count: missing.length,
        })}
      </p>
      {names.length > 0 && <p>{t('boxed-names', { names: listText(shown) })}</p>}
    </div>
  );
};
