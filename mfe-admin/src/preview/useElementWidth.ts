import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is drawn, in CSS pixels; undefined until that is known. */
export const useElementWidth = (element: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  // Where nothing is drawn there is nothing to fit.
  return width === 0 ? undefined : width;
};
