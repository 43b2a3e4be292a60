import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The page stays as it is: no step to go back to, and no scrolling to the top. */
const inPlace: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * For fields whose text is that of the address: it must be there before the next key, or that key is typed into
 * the text of before. Navigations come later otherwise.
 */
export const typing: NavigateOptions = { replace: true, flushSync: true };

type Parts = Readonly<Record<string, string | null | undefined>>;

/**
 * The parameters of the address, which reloads and links keep. `change` sets some and keeps all others; null or an
 * empty text removes one. With `{}` for `how`, the change is a step that the browser can go back from. An answer may
 * come later: it changes the address that is there by then, and none of a screen that was left.
 */
export const useAddress = () => {
  const [address, setAddress] = useSearchParams();
  const latest = useRef<typeof setAddress>(null);
  useLayoutEffect(() => {
    latest.current = setAddress;
    return () => {
      latest.current = null;
    };
  }, [setAddress]);
  const change = useCallback(
    (parts: Parts, how = inPlace) =>
      latest.current?.((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(parts))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      }, how),
    [],
  );
  return [address, change] as const;
};
