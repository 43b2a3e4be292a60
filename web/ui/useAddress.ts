import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Replaces the history entry and keeps the scroll position. */
export const inPlace: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * For text fields that are bound to the address. Without `flushSync` the address changes too late, and the
 * next key would edit the previous text.
 */
export const typing: NavigateOptions = { ...inPlace, flushSync: true };

type Parts = Readonly<Record<string, string | null | undefined>>;

/**
 * The parameters of the address, which survive reloads and are part of links. `change` sets some parameters
 * and keeps the others; null or an empty text removes one. Pass `{}` as `how` to add a history entry.
 * `change` may be called after an answer: it changes the address as it is by then, and does nothing once the
 * component is gone.
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
