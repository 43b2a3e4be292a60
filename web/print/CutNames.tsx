import type { SheetPage } from '../../schema/sheets/primitives.ts';
import { t } from '../texts/en/print.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import styles from './Warning.module.css';

const mostNames = 6;

/** Warns before printing which names are too long for their chairs. */
export const CutNames = ({ pages }: { pages: readonly SheetPage[] }) => {
  const cut = pages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === 'text' && part.cutName) || []),
  );
  const names = [...new Set(cut)];
  if (names.length === 0) return null;
  const shown = withOthers(names, mostNames, (count) => t('more-names', { count }), 1);
  return (
    <div role="status" className={styles.warning}>
      <p>{t('cut-names', { names: listText(shown) })}</p>
    </div>
  );
};
