import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** A few words on the element within, on hover and on focus. Never the only place of a fact. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className={styles.content} sideOffset={6} collisionPadding={8}>
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

export const TooltipProvider = Radix.Provider;
