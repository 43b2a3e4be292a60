import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './WarningIcon.module.css';

/** A warning icon for lists. Its words are its tooltip and its accessible name. */
export const WarningIcon = ({ words }: { words: string }) => (
  <span className={styles.noted} title={words}>
    <Icon name="alert" size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
