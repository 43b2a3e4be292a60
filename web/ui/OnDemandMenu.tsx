import { type ComponentType, type KeyboardEvent, type ReactElement, useState } from 'react';
import { type OnDemand, useOnDemand } from './onDemand.tsx';
import { PartWaiting } from './PartWaiting.tsx';

/** The attributes of the trigger until the menu has loaded. */
type ClosedProps = {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type OnDemandMenuProps = {
  open: OnDemand<ComponentType>;
  /** The trigger alone. */
  closed: (props: ClosedProps) => ReactElement;
};

/** A menu whose code is loaded when the pointer or the focus reaches its button. */
export const OnDemandMenu = ({ open, closed }: OnDemandMenuProps) => {
  const [isWanted, setWanted] = useState(false);
  const { code: Open, hasFailed } = useOnDemand(open, isWanted);
  if (isWanted && Open) return <Open />;
  const prepare = () => void open.prepare().catch(() => undefined);
  return (
    <>
      {closed({
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => setWanted(true),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setWanted(true);
        },
      })}
      {isWanted && hasFailed && <PartWaiting hasFailed onClose={() => setWanted(false)} />}
    </>
  );
};
