import { useMemo, useState } from 'react';
import { t } from '../../texts/en/historyCompare.ftl';
import { numberText } from '../../texts/formats.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { pictureView } from '../timeline/pictureView.ts';
import styles from './Compare.module.css';
import { CompareChart } from './CompareChart.tsx';
import type { View } from './CompareHeader.tsx';
import type { Comparison } from './comparison.ts';
import { Differences } from './Differences.tsx';
import { placesOf, seatPoints } from './marks.ts';
import { peopleGroups, type RowSubject, tableGroups } from './rows.ts';

const counted = [
  ['people', 'count-people'],
  ['seated', 'count-seated'],
  ['pool', 'count-pool'],
  ['declined', 'count-declined'],
  ['holding', 'count-holding'],
  ['checkedIn', 'count-checked-in'],
  ['tables', 'count-tables'],
  ['seats', 'count-seats'],
] as const;

/** As on the seating chart, people in the pool who declined are counted separately. */
const countOf = ({ counts }: Comparison['from'], what: (typeof counted)[number][0]): number =>
  what === 'pool' ? counts.pool - counts.declined : counts[what];

/** The counts before and after. */
const Figures = ({ comparison: { from, to } }: { comparison: Comparison }) => (
  <dl className={styles.figures} aria-label={t('summary')}>
    {counted.map(([what, label]) => {
      const [before, after] = [countOf(from, what), countOf(to, what)];
      if (what === 'declined' && before + after === 0) return null;
      return (
        <div key={what} className={styles.figure} data-differs={before !== after}>
          <dt>{t(label)}</dt>
          <dd>
            {before !== after && (
              <>
                <span aria-hidden="true" className={styles.before}>
                  {numberText(before)}
                  {' → '}
                </span>
                <VisuallyHidden>{t('before-after', { before, after })}</VisuallyHidden>
              </>
            )}
            <span aria-hidden={before !== after}>{numberText(after)}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);

type ComparedProps = { eventId: string; comparison: Comparison; view: View };

/** The difference of two plans: counts, lists and charts. */
export const Compared = ({ eventId, comparison, view }: ComparedProps) => {
  const [chosen, setChosen] = useState<RowSubject | null>(null);
  const { people, from, to } = comparison;
  const before = useMemo(() => pictureView(from.picture), [from]);
  const after = useMemo(() => pictureView(to.picture), [to]);
  const points = useMemo(
    () => ({ from: seatPoints(before), to: seatPoints(after) }),
    [before, after],
  );
  const shown = useMemo(() => placesOf(comparison, chosen, points), [comparison, chosen, points]);
  const charts = { eventId, comparison, chosen, shown, isNamed: view === 'both' };
  const count = (kind: string) => people.filter((person) => person.kind === kind).length;
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.sentence} role="status">
          {t('changes-summary', {
            joined: count('joined'),
            left: count('left'),
            moved: count('moved'),
            changed: people.filter(({ fields }) => fields.length > 0).length,
            tables: comparison.tables.length,
          })}
        </p>
        {comparison.rules.length > 0 && (
          <p className={styles.note}>{t('rules-differ', { count: comparison.rules.length })}</p>
        )}
        <Figures comparison={comparison} />
        {(from.tableId ?? to.tableId) && <p className={styles.note}>{t('only-table')}</p>}
      </div>
      <section className={styles.differences} aria-label={t('differences')}>
        <Differences
          eventId={eventId}
          comparison={comparison}
          chosen={chosen}
          onChoose={setChosen}
        />
      </section>
      <div className={styles.charts} data-view={view}>
        {view === 'both' && <CompareChart {...charts} side="from" view={before} />}
        {/* The key remounts the chart, so that it fits its new width. */}
        <CompareChart key={view} {...charts} side="to" view={after} />
      </div>
      <Announcement>{wordsFor(comparison, chosen)}</Announcement>
    </>
  );
};

/** The announcement of the chosen row, for people who cannot see the highlight. */
const wordsFor = (comparison: Comparison, chosen: RowSubject | null): string => {
  if (!chosen) return '';
  const groups = [...peopleGroups(comparison), ...tableGroups(comparison)];
  const rows = groups.flatMap(({ rows }) => rows);
  const row = rows.find((one) => one.chosen?.what === chosen.what && one.chosen.id === chosen.id);
  return row ? t('shown', { name: row.name, text: row.text }) : '';
};
