import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { HistoryPeopleQuery } from '../../gql/graphql.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { Button } from '../../ui/Button.tsx';
import styles from './HistoryPanel.module.css';
import { useNameWith } from './useNameWith.ts';

const HistoryPeople = graphql(`
  query HistoryPeople($id: ID!) {
    historyPeople(id: $id) {
      named {
        id
        name
      }
      nameless
    }
  }
`);

type People = NonNullable<HistoryPeopleQuery['historyPeople']>;

type EntryPeopleProps = {
  entryId: string;
  /** The id of the sentence that gives the number. */
  namedWith: string;
};

/** Loads the people of a change on demand. */
export const EntryPeople = ({ entryId, namedWith }: EntryPeopleProps) => {
  const name = useNameWith(namedWith);
  const client = useApolloClient();
  const listId = useId();
  const [people, setPeople] = useState<People>();
  const [isPending, setPending] = useState(false);
  const attempt = useAttempt();
  const fetchPeople = async () => {
    setPending(true);
    await attempt(t('people-failed'), async () => {
      const { data } = await client.query({
        query: HistoryPeople,
        variables: { id: entryId },
        fetchPolicy: 'no-cache',
      });
      setPeople(data?.historyPeople ?? { __typename: 'HistoryPeople', named: [], nameless: 0 });
    });
    setPending(false);
  };
  return (
    <div className={styles.whom}>
      <Button
        {...name}
        variant="quiet"
        size="sm"
        icon={people ? 'chevronUp' : 'chevronDown'}
        pending={isPending}
        aria-expanded={people !== undefined}
        aria-controls={people && listId}
        onClick={() => (people ? setPeople(undefined) : void fetchPeople())}
      >
        {t(people ? 'hide-people' : 'show-people')}
      </Button>
      {people && (
        // Thousands of names scroll in their own box, which must also be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable
        <ul id={listId} className={styles.names} aria-label={t('people-touched')} tabIndex={0}>
          {people.named.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {people.nameless > 0 && <li>{t('nameless', { count: people.nameless })}</li>}
          {people.named.length + people.nameless === 0 && <li>{t('nobody-touched')}</li>}
        </ul>
      )}
    </div>
  );
};
