import { Icon } from './Icon.tsx';
import styles from './Noted.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A warning in a list, as an icon with words. */
export const Noted = ({ words }: { words: string }) => (
  <span className={styles.noted} title={words}>
    <Icon name="alert" size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
