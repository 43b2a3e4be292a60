import type { ReactNode } from 'react';
import { t } from '../../texts/en/attendeesPanel.ftl';
import styles from './Panel.module.css';

type FactProps = {
  label: string;
  value: ReactNode;
  link?: { href: string } | undefined;
};

/** A value for viewers who may only read it. */
export const Fact = ({ label, value, link }: FactProps) => (
  <dl className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      {link ? (
        <a href={link.href} target="_blank" rel="noreferrer">
          {value}
        </a>
      ) : (
        value || <span className={styles.none}>{t('nothing')}</span>
      )}
    </dd>
  </dl>
);
