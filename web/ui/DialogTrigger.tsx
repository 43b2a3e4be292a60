import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';

/** A button of the caller's that opens a dialog, said so to screen readers. */
export const DialogTrigger = ({
  onOpen,
  children,
}: {
  onOpen: () => void;
  children: ReactNode;
}) => (
  <Slot.Root aria-haspopup="dialog" onClick={onOpen}>
    {children}
  </Slot.Root>
);
