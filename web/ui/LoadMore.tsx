import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button.tsx';

type LoadMoreProps = {
  label: string;
  className?: string | undefined;
  pending: boolean;
  onMore: () => unknown;
};

/**
 * Loads the next page of a list shortly before its end scrolls into view. The button does the
 * same.
 */
export const LoadMore = ({ label, className, pending, onMore }: LoadMoreProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(() => void onMore());
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
