import { VisuallyHidden as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <Radix.Root>{children}</Radix.Root>
);
