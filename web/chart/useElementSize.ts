import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './viewport.ts';

/** An element's current size in pixels; undefined before the first layout. */
export const useElementSize = (ref: RefObject<Element | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
