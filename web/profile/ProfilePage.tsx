import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../gql/gql.ts';
import type { ProfileQuery } from '../gql/graphql.ts';
import { fullName } from '../members/fullName.ts';
import { MemberBadges } from '../members/MemberBadges.tsx';
import { t } from '../texts/en/profile.ftl';
import { Avatar } from '../ui/Avatar.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AccountInformation } from './AccountInformation.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePage.module.css';

const Profile = graphql(`
  query Profile {
    me {
      profileImageUrl
      ...ProfileForm
      ...AccountInformation
    }
  }
`);

type Me = NonNullable<ProfileQuery['me']>;

/** The member's profile (specification, section 2, "Profile"). */
export default function ProfilePage() {
  const { data, error, refetch } = useQuery(Profile);
  // The session may end while the profile is edited. Keeps the last member, so that their entries stay.
  const last = useRef<Me>(null);
  if (data?.me) last.current = data.me;
  const me = last.current;
  return (
    <Page title={t('title')}>
      <BackLink to="/">{t('back-home')}</BackLink>
      <PageHeader title={t('title')} />
      {me && <Loaded key={me.id} me={me} />}
      {!me && error && (
        <Card>
          <LoadError title={t('load-failed')} error={error} onRetry={refetch} />
        </Card>
      )}
      {!me && !error && <Waiting />}
    </Page>
  );
}

const Loaded = ({ me }: { me: Me }) => (
  <div className={styles.columns}>
    <Card aria-labelledby="profile-information">
      <h2 id="profile-information" className={styles.heading}>
        {t('information')}
      </h2>
      <div className={styles.person}>
        <Avatar {...me} imageUrl={me.profileImageUrl} size={64} />
        <div className={styles.who}>
          <p className={styles.name}>{fullName(me) || t('nameless')}</p>
          <p className={styles.email}>{me.email}</p>
          <MemberBadges {...me} />
        </div>
      </div>
      <ProfileForm user={me} />
    </Card>
    <AccountInformation user={me} />
  </div>
);

/** As large as the content that replaces it. */
const Waiting = () => (
  <div className={styles.columns} role="status">
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    <Card>
      <div className={styles.person}>
        <Skeleton width="64px" height="64px" radius="50%" />
        <div className={styles.who}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="9rem" />
        </div>
      </div>
      <Skeleton height="15rem" />
    </Card>
    <Card>
      <Skeleton height="18rem" />
    </Card>
  </div>
);
