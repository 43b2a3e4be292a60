import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';

/** The link above a page's title, one level up. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.back}>
    <Icon name="arrowLeft" size={16} />
    {children}
  </Link>
);
