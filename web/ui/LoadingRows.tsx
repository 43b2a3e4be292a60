import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LoadingRowsProps = {
  /** For screen readers: "Loading the entries". */
  label: string;
  count: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
  children: ReactNode;
};

/** A list's placeholder while it loads: one row, repeated as often as expected. */
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
