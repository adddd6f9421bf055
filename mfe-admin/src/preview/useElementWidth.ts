import { type RefObject, useEffect, useState } from 'react';

/** The rendered width of an element in CSS pixels; undefined until known. */
export const useElementWidth = (element: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  // A hidden element has no usable width.
  return width === 0 ? undefined : width;
};
