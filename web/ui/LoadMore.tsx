import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button.tsx';

type LoadMoreProps = {
  label: string;
  className?: string | undefined;
  /** The items of the list so far. */
  shown: readonly unknown[];
  pending: boolean;
  onMore: () => unknown;
};

/**
 * Loads the next page of a list shortly before its end scrolls into view. The button does the same, and
 * retries after a failure.
 */
export const LoadMore = ({ label, className, shown, pending, onMore }: LoadMoreProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const continued = useRef<readonly unknown[]>(undefined);
  const load = useEffectEvent(() => {
    // After a failure the end is still in view. Loading again by itself would never stop.
    if (continued.current === shown) return;
    continued.current = shown;
    onMore();
  });
  useEffect(() => {
    const element = button.current;
    if (!element || pending) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pending]);
  return (
    <div className={className}>
      <Button ref={button} pending={pending} onClick={() => void onMore()}>
        {label}
      </Button>
    </div>
  );
};
