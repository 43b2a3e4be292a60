import { axisTimeText } from '../../texts/formats.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/**
 * Lets screen readers distinguish entries with equal words, and their buttons, which are named after
 * them.
 */
export const ExactTime = ({ iso }: { iso: string }) => (
  <VisuallyHidden> {axisTimeText(new Date(iso), 'second')}</VisuallyHidden>
);
