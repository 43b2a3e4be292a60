import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import styles from './People.module.css';
import type { Selecting } from './useSelection.ts';

type SelectionBarProps = { shown: number; selecting: Selecting };

/** The size of the selection, with buttons to select everybody shown and to clear it. */
export const SelectionBar = ({
  shown,
  selecting: { selection, all, clear },
}: SelectionBarProps) => (
  <fieldset className={styles.selection} aria-label={t('selection')}>
    <span className={styles.selected}>{t('selected', { count: selection.size })}</span>
    <Button size="sm" variant="quiet" disabled={shown === 0} onClick={all}>
      {t('select-all', { count: shown })}
    </Button>
    <Button size="sm" variant="quiet" disabled={selection.size === 0} onClick={clear}>
      {t('clear')}
    </Button>
  </fieldset>
);
