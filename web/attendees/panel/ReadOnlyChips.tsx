import type { ReactNode } from 'react';
import { t } from '../../texts/en/attendeesPanel.ftl';
import shared from '../../ui/shared.module.css';
import tags from '../tags/Tags.module.css';
import styles from './Panel.module.css';

type ReadOnlyChipsProps = { label?: string | undefined; isEmpty: boolean; children: ReactNode };

/** Chips below their label, or "None". */
export const ReadOnlyChips = ({ label, isEmpty, children }: ReadOnlyChipsProps) => (
  <div className={shared.stack1}>
    {label && <span className={tags.label}>{label}</span>}
    {isEmpty ? <p className={styles.none}>{t('nothing')}</p> : children}
  </div>
);
