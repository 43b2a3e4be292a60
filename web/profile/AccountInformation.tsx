import type { ReactNode } from 'react';
import { MyData } from '../erasure/MyData.tsx';
import { graphql } from '../gql/gql.ts';
import type { AccountInformationFragment } from '../gql/graphql.ts';
import { memberRoleLabels, membershipLabels } from '../members/labels.ts';
import { t } from '../texts/en/profile.ftl';
import { dayText, momentText } from '../texts/formats.ts';
import { Card } from '../ui/Card.tsx';
import styles from './ProfilePage.module.css';

graphql(`
  fragment AccountInformation on User {
    id
    email
    role
    membershipLevel
    createdAt
    lastLoginAt
  }
`);

/** The facts about a member's account that they cannot change. */
export const AccountInformation = ({ user }: { user: AccountInformationFragment }) => (
  <Card aria-labelledby="account-information">
    <h2 id="account-information" className={styles.heading}>
      {t('account')}
    </h2>
    <dl className={styles.facts}>
      <Fact name={t('user-id')}>
        <span className={styles.id}>{user.id}</span>
      </Fact>
      <Fact name={t('email')}>{user.email}</Fact>
      <Fact name={t('role')}>{memberRoleLabels[user.role]}</Fact>
      <Fact name={t('membership')}>{membershipLabels[user.membershipLevel]}</Fact>
      <Fact name={t('member-since')}>{dayText(user.createdAt)}</Fact>
      <Fact name={t('last-login')}>{momentText(user.lastLoginAt)}</Fact>
    </dl>
    <MyData />
  </Card>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
