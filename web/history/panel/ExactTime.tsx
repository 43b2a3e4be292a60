import { axisTimeText } from '../../texts/formats.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Tells screen readers entries of the same words apart, and their buttons, which are named by them. */
export const ExactTime = ({ iso }: { iso: string }) => (
  <VisuallyHidden> {axisTimeText(new Date(iso), 'second')}</VisuallyHidden>
);
