import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './WarningIcon.module.css';

/** A warning in a list: an icon whose words are its tooltip and its name for screen readers. */
export const WarningIcon = ({ words }: { words: string }) => (
  <span className={styles.noted} title={words}>
    <Icon name="alert" size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
