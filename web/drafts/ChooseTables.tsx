import { useId } from 'react';
import { t } from '../texts/en/drafts.ftl';
import { classes } from '../ui/classes.ts';
import { intoView } from '../ui/intoView.ts';
import { Option } from '../ui/Option.tsx';
import shared from '../ui/shared.module.css';
import { toggled } from '../ui/toggled.ts';
import styles from './Drafts.module.css';
import type { DraftPart, TableToChange } from './drafts.ts';
import { tableNote } from './words.ts';

type ChooseTablesProps = {
  tables: readonly TableToChange[];
  part: DraftPart;
  /** Whether no table is chosen although one must be. */
  isMissing: boolean;
  onChange: (part: DraftPart) => void;
};

/** Chooses the whole draft, or only some tables. */
export const ChooseTables = ({ tables, part, isMissing, onChange }: ChooseTablesProps) => {
  const name = useId();
  const errorId = useId();
  const chosen = part === 'everything' ? [] : part;
  return (
    <fieldset className={shared.stack2}>
      <legend>{t('what-to-take')}</legend>
      <Option
        type="radio"
        name={name}
        checked={part === 'everything'}
        onChange={() => onChange('everything')}
      >
        <span>
          {t('everything')} <span className={shared.soft}>{t('everything-hint')}</span>
        </span>
      </Option>
      <Option
        type="radio"
        name={name}
        checked={part !== 'everything'}
        onChange={() => onChange([])}
      >
        <span>
          {t('some-tables')} <span className={shared.soft}>{t('some-tables-hint')}</span>
        </span>
      </Option>
      {part !== 'everything' && (
        <ul
          className={classes(shared.stack1, styles.tables)}
          aria-label={t('choose-tables')}
          aria-describedby={isMissing ? errorId : undefined}
        >
          {tables.map((table) => (
            <li key={table.tableId}>
              <Option
                type="checkbox"
                checked={chosen.includes(table.tableId)}
                onChange={() => onChange(toggled(chosen, table.tableId))}
              >
                <span>
                  {table.name} <span className={shared.soft}>{tableNote(table)}</span>
                </span>
              </Option>
            </li>
          ))}
        </ul>
      )}
      {isMissing && (
        <p ref={intoView} id={errorId} className={shared.error} role="alert">
          {t('choose-a-table')}
        </p>
      )}
    </fieldset>
  );
};
