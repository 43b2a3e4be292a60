import { useMemo, useState } from 'react';
import { t } from '../../texts/en/historyCompare.ftl';
import { SearchField } from '../../ui/SearchField.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Compare.module.css';
import { type Comparison, isSame } from './comparison.ts';
import { GroupedList } from './GroupedList.tsx';
import { Reprint } from './Reprint.tsx';
import {
  countOf,
  filled,
  type Group,
  peopleGroups,
  placeCardGroup,
  type RowSubject,
  searched,
  tableCardGroup,
  tableGroups,
} from './rows.ts';
import { ruleGroups } from './ruleRows.ts';

type DifferencesProps = {
  eventId: string;
  comparison: Comparison;
  chosen: RowSubject | null;
  onChoose: (chosen: RowSubject | null) => void;
};

type Tab = 'people' | 'tables' | 'rules' | 'reprint';

export const Differences = ({ eventId, comparison, chosen, onChoose }: DifferencesProps) => {
  const [tab, setTab] = useState<Tab>('people');
  const people = useMemo(() => peopleGroups(comparison), [comparison]);
  const tables = useMemo(() => tableGroups(comparison), [comparison]);
  const rules = useMemo(() => ruleGroups(comparison), [comparison]);
  const cards = useMemo(
    () => filled([placeCardGroup(comparison), tableCardGroup(comparison)]),
    [comparison],
  );
  if (isSame(comparison))
    return (
      <EmptyState icon="check" title={t('nothing-differs')} text={t('nothing-differs-text')} />
    );
  const lists = { chosen, onChoose };
  const listTab = (value: Tab, label: string, count: number, list: SearchedList) => ({
    value,
    label,
    count,
    content: <Searchable {...lists} {...list} />,
  });
  return (
    <Tabs
      label={t('differences')}
      value={tab}
      onChange={setTab}
      tabs={[
        listTab('people', t('people'), comparison.people.length, {
          label: t('people-list'),
          search: t('search-people'),
          groups: people,
          empty: { title: t('nobody-differs'), text: t('nobody-differs-text') },
        }),
        listTab('tables', t('tables'), countOf(tables), {
          label: t('tables-list'),
          search: t('search-tables'),
          groups: tables,
          empty: { title: t('no-table-differs'), text: t('no-table-differs-text') },
        }),
        ...(rules.length === 0
          ? []
          : [
              listTab('rules', t('rules-and-places'), countOf(rules), {
                label: t('rules-list'),
                search: t('search-rules'),
                groups: rules,
              }),
            ]),
        {
          value: 'reprint',
          label: t('reprint'),
          count: countOf(cards),
          content: (
            <div className={styles.list}>
              <Reprint eventId={eventId} comparison={comparison} />
              {cards.length > 0 && (
                <GroupedList {...lists} label={t('cards-list')} groups={cards} />
              )}
            </div>
          ),
        },
      ]}
    />
  );
};

type SearchedList = {
  label: string;
  search: string;
  groups: readonly Group[];
  empty?: { title: string; text: string };
};

type SearchableProps = SearchedList & Pick<DifferencesProps, 'chosen' | 'onChoose'>;

const Searchable = ({ label, search, groups, empty, chosen, onChoose }: SearchableProps) => {
  const [word, setWord] = useState('');
  const found = useMemo(() => searched(groups, word), [groups, word]);
  if (groups.length === 0 && empty)
    return <EmptyState icon="check" title={empty.title} text={empty.text} />;
  return (
    <div className={styles.list}>
      <SearchField label={search} value={word} onChange={setWord} className={styles.search} />
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('nothing-found')} text={t('nothing-found-text')} />
      ) : (
        <GroupedList {...{ label, chosen, onChoose }} groups={found} />
      )}
    </div>
  );
};
