import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type AnnouncementProps = {
  children: ReactNode;
  /**
   * The subject of the text. When the subject changes, screen readers read the text even if it is the same.
   */
  of?: unknown;
};

/**
 * A text that screen readers read whenever it changes. Render it empty first: they ignore text in a new live
 * region.
 */
export const Announcement = ({ children, of }: AnnouncementProps) => {
  const [last, setLast] = useState({ of, count: 0 });
  if (last.of !== of) setLast({ of, count: last.count + 1 });
  return (
    <VisuallyHidden>
      <span role="status">
        {/* A new element is read out even if its text is the same. */}
        <span key={last.count}>{children}</span>
      </span>
    </VisuallyHidden>
  );
};
