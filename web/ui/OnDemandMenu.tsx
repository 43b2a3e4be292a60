import { type ComponentType, type ReactElement, Suspense, useState } from 'react';

/** What the button has to carry until the menu is there. */
type ClosedProps = {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
};

type OnDemandMenuProps = {
  /** Loads the code of `Open`, ahead of the click where it can be foreseen. */
  load: () => Promise<unknown>;
  /** The same button with the menu open, by `lazy`. */
  Open: ComponentType;
  /** The button alone. */
  closed: (props: ClosedProps) => ReactElement;
};

/** A menu whose code is loaded when somebody is about to open it. */
export const OnDemandMenu = ({ load, Open, closed }: OnDemandMenuProps) => {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const button = closed({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setWanted(true),
  });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Open />
    </Suspense>
  );
};
