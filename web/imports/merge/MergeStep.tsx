import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts/en/merge.ftl';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type MergeRow, type MissingChoice, type Preview, withMissing } from './answers.ts';
import styles from './Merge.module.css';
import { type Choosing, MergePerson, missingOptions } from './MergePerson.tsx';

type Kind = 'new' | 'changed' | 'unclear' | 'missing';
const kinds: readonly Kind[] = ['unclear', 'changed', 'new', 'missing'];

/** Takes the focus, because the button that compared the list is gone. */
const Heading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {t('what-changes')}
    </h3>
  );
};

/** The changes that a list would make, by kind, with the questions to answer. */
export const MergeStep = ({ preview, ...choosing }: { preview: Preview } & Choosing) => {
  const { counts, rows } = preview;
  const there = kinds.filter((kind) => counts[kind] > 0);
  const [shown, setShown] = useState<Kind>(there[0] ?? 'changed');
  const same = counts.same > 0 && (
    <p className={styles.same}>{t('same', { count: counts.same })}</p>
  );
  if (there.length === 0)
    return (
      <div className={styles.step}>
        <Heading />
        <p role="status">{t('nothing-to-change')}</p>
        {same}
      </div>
    );
  const tabs = there.map((kind) => ({
    value: kind,
    label: t(kind),
    count: counts[kind],
    content: <PeopleOf kind={kind} people={questionsFirst(rows, kind)} {...choosing} />,
  }));
  return (
    <div className={styles.step}>
      <Heading />
      <Tabs label={t('people')} value={shown} onChange={setShown} tabs={tabs} />
      {same}
    </div>
  );
};

/** Questions about new people come first, because most of them need no decision. */
const questionsFirst = (rows: readonly MergeRow[], kind: Kind): MergeRow[] => {
  const people = rows.filter(({ is }) => is === kind);
  if (kind !== 'new') return people;
  const isAsked = ({ candidates }: MergeRow) => candidates.length > 0;
  return [...people.filter(isAsked), ...people.filter((person) => !isAsked(person))];
};

const pageSize = 50;

const PeopleOf = ({
  kind,
  people,
  ...choosing
}: { kind: Kind; people: readonly MergeRow[] } & Choosing) => {
  const [pages, setPages] = useState(1);
  const shown = people.slice(0, pages * pageSize);
  return (
    <>
      {kind === 'missing' && <AllMissing people={people} {...choosing} />}
      <ul className={styles.people}>
        {shown.map((person) => (
          <MergePerson key={person.row ?? person.attendeeId} person={person} {...choosing} />
        ))}
      </ul>
      {shown.length < people.length && (
        <LoadMore
          label={t('more')}
          shown={shown}
          pending={false}
          onMore={() => setPages(pages + 1)}
        />
      )}
    </>
  );
};

const AllMissing = ({ people, choices, onChoose }: { people: readonly MergeRow[] } & Choosing) => {
  const ids = people.flatMap(({ attendeeId }) => attendeeId ?? []);
  const [first, ...others] = [...new Set(ids.map((id) => choices.missing.get(id) ?? 'leave'))];
  return (
    <div className={styles.all}>
      <p>{t('missing-about')}</p>
      <Select<MissingChoice>
        label={t('missing-all')}
        options={missingOptions}
        value={others.length === 0 ? (first ?? 'leave') : ''}
        onChange={(choice) => onChoose(withMissing(choices, ids, choice))}
      />
    </div>
  );
};
