import { type ComponentType, cloneElement, createContext, type ReactElement, use } from 'react';

export type TooltipProps = { text: string; children: ReactElement<{ title?: string }> };

/** Draws tooltips, where a client has loaded what that takes; see Tooltips.tsx. */
export const DrawnTooltip = createContext<ComponentType<TooltipProps> | null>(null);

/**
 * A few words on the element within, on hover and on focus. Never the only place of a fact. On the
 * small pages for guests the browser shows them by itself.
 */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const Drawn = use(DrawnTooltip);
  return Drawn ? <Drawn text={text}>{children}</Drawn> : cloneElement(children, { title: text });
};
