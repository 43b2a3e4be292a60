import type { SheetPage } from '../../schema/sheets/primitives.ts';
import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { t } from '../texts/en/print.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import styles from './Warning.module.css';

const mostLetters = 12;
const mostNames = 6;

const namesText = (names: readonly string[]): string =>
  listText(withOthers(names, mostNames, (count) => t('more-names', { count }), 1));

type MissingLettersProps = { plan: Pick<SheetPlan, 'people'>; missing: readonly string[] };

/** Warns before printing which letters no font has, and whose names will show boxes instead. */
export const MissingLetters = ({ plan, missing }: MissingLettersProps) => {
  if (missing.length === 0) return null;
  const letters = new Set(missing);
  const names = plan.people
    .map(({ name }) => name)
    .filter((name) => [...name].some((letter) => letters.has(letter)));
  return (
    <div role="status" className={styles.warning}>
      <p>
        {t('no-letters', {
          letters: listText(missing.slice(0, mostLetters)),
          count: missing.length,
        })}
      </p>
      {names.length > 0 && <p>{t('boxed-names', { names: namesText(names) })}</p>}
    </div>
  );
};

/** Warns before printing which names are too long for their chairs. */
export const CutNames = ({ pages }: { pages: readonly SheetPage[] }) => {
  const cut = pages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === 'text' && part.cutName) || []),
  );
  if (cut.length === 0) return null;
  return (
    <div role="status" className={styles.warning}>
      <p>{t('cut-names', { names: namesText([...new Set(cut)]) })}</p>
    </div>
  );
};
