import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Screen readers say its text whenever that changes. It must be there, empty, before. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
);
