import { t } from '../texts/en/drafts.ftl';
import { listText } from '../texts/formats.ts';
import { classes } from '../ui/classes.ts';
import shared from '../ui/shared.module.css';
import styles from './Drafts.module.css';
import type { DraftPart, Preview } from './drafts.ts';
import { fieldsText, personText, tableText } from './words.ts';

/** The affected tables and people one by one, and how many they are. */
export const ChangePreview = ({ preview, part }: { preview: Preview; part: DraftPart }) => {
  if (part !== 'everything' && part.length === 0) return null;
  const { people, peopleCount, fields, rules, objects } = preview;
  const tables = preview.tables.filter(
    (table) => table.what !== 'seating' && (part === 'everything' || part.includes(table.tableId)),
  );
  const more = peopleCount - people.length;
  if (peopleCount + tables.length + fields.length + rules + objects === 0)
    return <p className={shared.soft}>{t('nothing-changes')}</p>;
  return (
    <section>
      <h3 className={styles.subtitle}>{t('what-changes')}</h3>
      <p className={shared.soft} role="status">
        {t('affected', {
          count: peopleCount + tables.length,
          what: listText([
            ...(peopleCount > 0 ? [t('people-count', { count: peopleCount })] : []),
            ...(tables.length > 0 ? [t('tables-count', { count: tables.length })] : []),
          ]),
        })}
      </p>
      {/* A scrollable list must be reachable by keyboard. */}
      <ul
        className={classes(shared.stack1, styles.changes)}
        aria-label={t('what-changes')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        {fields.length > 0 && <li>{t('event-fields', { fields: fieldsText(fields) })}</li>}
        {rules > 0 && <li>{t('rules-count', { count: rules })}</li>}
        {objects > 0 && <li>{t('places-count', { count: objects })}</li>}
        {tables.map((table) => (
          <li key={table.tableId}>{tableText(table)}</li>
        ))}
        {people.map((person) => (
          <li key={`${person.attendeeId} ${person.what}`}>{personText(person)}</li>
        ))}
        {more > 0 && <li>{t('more-people', { count: more })}</li>}
      </ul>
    </section>
  );
};
