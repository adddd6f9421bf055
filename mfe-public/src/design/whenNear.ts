/** Calls once, when the element is less than 400 px from the window. The result stops waiting. */
export const whenNear = (element: Element, call: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
