import { type ReactNode, useId } from 'react';
import { Card } from '../ui/Card.tsx';
import shared from '../ui/shared.module.css';
import styles from './Analytics.module.css';

type AnalyticsSectionProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

export const AnalyticsSection = ({ title, aside, children }: AnalyticsSectionProps) => {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={shared.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
};

type EmptySectionProps = { children: string; action?: ReactNode };

/** Explains what this section will show, and how to get there. */
export const EmptySection = ({ children, action }: EmptySectionProps) => (
  <div className={styles.nothing}>
    <p>{children}</p>
    {action}
  </div>
);
