import listed from '../../admin/Entries.module.css';
import { graphql } from '../../gql/gql.ts';
import type { ReplayedMemberFragment } from '../../gql/graphql.ts';
import { fullName } from '../../members/fullName.ts';
import { memberRoleLabels, memberRoleTones, membershipLabels } from '../../members/labels.ts';
import { t } from '../../texts/en/auditReplay.ftl';
import { dayText } from '../../texts/formats.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import shared from '../../ui/shared.module.css';
import styles from './ReplayPage.module.css';
import type { ReplayState } from './useReplay.ts';

graphql(`
  fragment ReplayedMember on ReplayedUser {
    id
    email
    firstName
    lastName
    role
    membershipLevel
    isActive
    registeredAt
  }
`);

type ReplayedMembersProps = {
  state: ReplayState;
  replay: NonNullable<ReplayState['replay']>;
};

/** The members at that moment, by name. The target of the last action comes first and is marked. */
export const ReplayedMembers = ({ state, replay }: ReplayedMembersProps) => {
  const { users, totals, lastAction } = replay;
  const changedId = lastAction?.targetUser?.id;
  const isWhole = users.length >= totals.users || state.search.trim() !== '';
  if (totals.users === 0)
    return <EmptyState icon="users" title={t('nobody')} text={t('nobody-text')} />;
  return (
    <>
      <div className={shared.spread}>
        <h2 id="replayed-members" className={shared.heading}>
          {t('members')}
        </h2>
        <SearchField label={t('find')} value={state.search} onChange={state.setSearch} />
      </div>
      {users.length === 0 ? (
        <EmptyState
          icon="search"
          heading="h3"
          title={t('nobody-found')}
          text={t('nobody-found-text', { search: state.search })}
        />
      ) : (
        <ul className={listed.entries} aria-labelledby="replayed-members">
          {users.map((user) => (
            <Member key={user.id} user={user} isChanged={user.id === changedId} />
          ))}
        </ul>
      )}
      {!isWhole && (
        <div className={classes(shared.spread, styles.footer)}>
          <p>{t('shown', { shown: users.length, total: totals.users })}</p>
          {state.showMore && (
            <Button size="sm" onClick={state.showMore}>
              {t('show-more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};

const Member = ({ user, isChanged }: { user: ReplayedMemberFragment; isChanged: boolean }) => {
  const { email, role, membershipLevel, isActive, registeredAt } = user;
  const name = fullName(user) || email || t('somebody');
  return (
    <li className={classes(styles.member, isChanged && styles.changed)}>
      <Avatar firstName={user.firstName} lastName={user.lastName} size={32} />
      <span className={styles.who}>
        <span className={shared.name}>{name}</span>
        <span className={classes(shared.faint, styles.facts)}>
          {[email !== name && email, t('joined', { day: dayText(registeredAt) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes(shared.cluster, styles.badges)}>
        {isChanged && <Badge tone="warning">{t('changed')}</Badge>}
        <Badge tone={isActive ? 'success' : 'danger'}>
          {isActive ? t('active') : t('inactive')}
        </Badge>
        <Badge tone={memberRoleTones[role]}>{memberRoleLabels[role]}</Badge>
        <Badge>{membershipLabels[membershipLevel]}</Badge>
      </span>
    </li>
  );
};
