import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type AnnouncementProps = {
  children: ReactNode;
  /** What the text is of: where that is another one, screen readers say an equal text again. */
  of?: unknown;
};

/** Screen readers say its text whenever that changes. It must be there, empty, before. */
export const Announcement = ({ children, of }: AnnouncementProps) => {
  const [last, setLast] = useState({ of, count: 0 });
  if (last.of !== of) setLast({ of, count: last.count + 1 });
  return (
    <VisuallyHidden>
      <span role="status">
        {/* What is added is said, though an equal text goes. */}
        <span key={last.count}>{children}</span>
      </span>
    </VisuallyHidden>
  );
};
