import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { IssuesNamingQuery } from '../gql/graphql.ts';
import { t } from '../texts/en/erasure.ftl';
import { momentText } from '../texts/formats.ts';
import { LoadError } from '../ui/LoadError.tsx';
import shared from '../ui/shared.module.css';
import styles from './PersonalData.module.css';

const IssuesNaming = graphql(`
  query IssuesNaming($id: ID!) {
    issuesNaming(id: $id) {
      ...PaperOfGuest
    }
  }
  fragment PaperOfGuest on IssuedSheet {
    id
    sheet
    to
    number
    createdAt
  }
`);

type Paper = IssuesNamingQuery['issuesNaming'][number];

/** The paper that is out and may name a guest: erasing does not reach it. */
export const PaperNaming = ({ attendeeId }: { attendeeId: string }) => {
  const { data, error, refetch } = useQuery(IssuesNaming, {
    variables: { id: attendeeId },
    fetchPolicy: 'no-cache',
  });
  if (error) return <LoadError title={t('paper-not-loaded')} error={error} onRetry={refetch} />;
  const paper = data?.issuesNaming;
  if (!paper)
    return (
      <p role="status" className={shared.soft}>
        {t('paper-loading')}
      </p>
    );
  if (paper.length === 0) return <p className={shared.soft}>{t('paper-none')}</p>;
  return (
    <section className={styles.paper}>
      <h3>{t('paper', { count: paper.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys. */}
      <ul className={styles.sheets} tabIndex={0} aria-label={t('paper', { count: paper.length })}>
        {paper.map((issue) => (
          <li key={issue.id}>
            {issueName(issue)} <span className={shared.soft}>{givenOut(issue)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const issueName = ({ sheet, number }: Pick<Paper, 'sheet' | 'number'>): string =>
  t('issue', { sheet: t('sheet', { sheet }), number: String(number) });

const givenOut = ({ to, createdAt }: Paper): string =>
  t('given-out', { to, at: momentText(createdAt) });
