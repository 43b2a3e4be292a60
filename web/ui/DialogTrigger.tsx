import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';

/** Wires a button so that screen readers announce that it opens a dialog. */
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
