import { type ComponentType, cloneElement, createContext, type ReactElement, use } from 'react';

export type TooltipProps = { text: string; children: ReactElement<{ title?: string }> };

/** The component that draws tooltips, if the client has loaded it (Tooltips.tsx). */
export const DrawnTooltip = createContext<ComponentType<TooltipProps> | null>(null);

/**
 * A short text on hover and focus. Never the only source of a fact. The small pages for guests use the
 * browser's own tooltips.
 */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const Drawn = use(DrawnTooltip);
  return Drawn ? <Drawn text={text}>{children}</Drawn> : cloneElement(children, { title: text });
};
