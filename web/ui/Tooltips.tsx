import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';
import styles from './Tooltip.module.css';
import { DrawnTooltip, type TooltipProps } from './Tooltip.tsx';

/**
 * A control that regains the focus after something was closed by mouse shows no tooltip, as it shows no
 * focus ring.
 */
const withoutRing = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

const RadixTooltip = ({ text, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={withoutRing}>
      {children}
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className={styles.content} sideOffset={6} collisionPadding={8}>
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** Draws all tooltips inside it in the product's style. */
export const Tooltips = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={400}>
    <DrawnTooltip value={RadixTooltip}>{children}</DrawnTooltip>
  </Radix.Provider>
);
