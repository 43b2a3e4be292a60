import { Link } from 'react-router-dom';
import { optionalPages } from '../app/optionalPages.ts';
import { t } from '../texts/en/home.ftl';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './HomePage.module.css';

type Action = { to: string; icon: IconName; title: string; text: string };

const analytics: Action = {
  to: '/analytics',
  icon: 'chart',
  title: t('analytics'),
  text: t('analytics-text'),
};

const actions: readonly Action[] = [
  { to: '/seating', icon: 'table', title: t('manage-chart'), text: t('manage-chart-text') },
  ...(optionalPages.analytics ? [analytics] : []),
  { to: '/profile', icon: 'edit', title: t('update-profile'), text: t('update-profile-text') },
];

export const QuickActions = () => (
  <Card aria-labelledby="quick-actions">
    <h2 id="quick-actions" className={styles.heading}>
      {t('quick-actions')}
    </h2>
    <ul className={styles.actions}>
      {actions.map(({ to, icon, title, text }) => (
        <li key={title}>
          <Link to={to} className={styles.action}>
            <Icon name={icon} size={20} />
            <span>
              <span className={styles.actionTitle}>{title}</span>
              <span className={styles.actionText}>{text}</span>
            </span>
            <Icon name="arrowRight" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
