import { graphql } from '../gql/gql.ts';
import type { UserRowFragment } from '../gql/graphql.ts';
import { fullName } from '../members/fullName.ts';
import { MemberBadges } from '../members/MemberBadges.tsx';
import { t } from '../texts/en/admin.ftl';
import { dayText } from '../texts/formats.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import shared from '../ui/shared.module.css';
import styles from './AdminPage.module.css';

graphql(`
  fragment UserRow on User {
    id
    email
    firstName
    lastName
    profileImageUrl
    role
    membershipLevel
    isActive
    createdAt
  }
`);

/** A member in the list (specification, section 2, "Admin"). */
export const UserRow = ({ user, onEdit }: { user: UserRowFragment; onEdit: () => void }) => (
  <li className={styles.row}>
    <Avatar {...user} imageUrl={user.profileImageUrl} size={36} />
    <div className={styles.who}>
      <p className={shared.name}>{fullName(user) || t('nameless')}</p>
      <p className={classes(shared.faint, styles.email)}>{user.email}</p>
    </div>
    <p className={classes(shared.faint, styles.joined)}>
      {t('joined', { day: dayText(user.createdAt) })}
    </p>
    <div className={classes(shared.cluster, styles.badges)}>
      <Badge tone={user.isActive ? 'success' : 'danger'}>
        {user.isActive ? t('active') : t('inactive')}
      </Badge>
      <MemberBadges {...user} />
    </div>
    <DialogTrigger onOpen={onEdit}>
      <Button
        size="sm"
        icon="edit"
        className={styles.edit}
        aria-label={t('edit-user', { name: fullName(user) || user.email })}
      >
        {t('edit')}
      </Button>
    </DialogTrigger>
  </li>
);
