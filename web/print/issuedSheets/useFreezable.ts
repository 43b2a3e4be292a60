import { use, useState } from 'react';
import { type Issuable, IssuableContext } from './issuable.ts';

/** The current value, or the frozen one, because a sheet must not change while its issue is recorded. */
export const useFreezable = <Value>(
  current: Value,
): readonly [shown: Value, hold: (isHeld: boolean) => void] => {
  const [held, setHeld] = useState<{ value: Value }>();
  const hold = (isHeld: boolean) => setHeld(isHeld ? { value: current } : undefined);
  return [held ? held.value : current, hold];
};

/** The sheet that can be issued. Freezing it also calls `hold`. */
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
