import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LoadingRowsProps = {
  /** Read out to screen readers: "Loading the entries". */
  label: string;
  count: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** The skeletons of one row. */
  children: ReactNode;
};

/** Stands in for a list while it loads: the same row as often as the list is likely to have it. */
export const LoadingRows = ({
  label,
  count,
  className,
  rowClassName,
  children,
}: LoadingRowsProps) => (
  <div role="status" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <div key={row} className={rowClassName}>
        {children}
      </div>
    ))}
  </div>
);
