import { type ReactNode, useId } from 'react';
import { Card } from '../ui/Card.tsx';
import shared from '../ui/shared.module.css';
import styles from './Analytics.module.css';

type PartProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One section of the figures. */
export const Part = ({ title, aside, children }: PartProps) => {
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

type NothingYetProps = { children: string; action?: ReactNode };

/** Explains what will appear here, and how to get there. */
export const NothingYet = ({ children, action }: NothingYetProps) => (
  <div className={styles.nothing}>
    <p>{children}</p>
    {action}
  </div>
);
