import { use, useState } from 'react';
import { type Issuable, IssuableContext } from './issuable.ts';

/** What is current, or what was when it was held: a sheet stays as it is while it is recorded. */
export const useFreezable = <Value>(
  current: Value,
): readonly [shown: Value, hold: (isHeld: boolean) => void] => {
  const [held, setHeld] = useState<{ value: Value }>();
  const hold = (isHeld: boolean) => setHeld(isHeld ? { value: current } : undefined);
  return [held ? held.value : current, hold];
};

/** The sheet that may be given out, which then also keeps as it is what `hold` is of. */
export const useAlsoFreezing = (hold: (isHeld: boolean) => void): Issuable | undefined => {
  const issuable = use(IssuableContext);
  return (
    issuable && {
      ...issuable,
      hold: (isHeld) => {
        issuable.hold(isHeld);
        hold(isHeld);
      },
    }
  );
};
