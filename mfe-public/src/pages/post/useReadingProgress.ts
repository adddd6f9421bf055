import { type RefObject, useEffect, useRef } from 'react';

/** Styles in script, because the style sheet of the site has no room for what only articles show. */
const LINE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '21',
  inset: '0 0 auto',
  height: '3px',
  background: 'var(--accent)',
  transformOrigin: 'left',
};

/** Shows by a line at the top of the window how much of an element was read. Browsers without scroll timelines show none. */
export const useReadingProgress = (): RefObject<HTMLDivElement | null> => {
  const subject = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (subject.current === null || !('ViewTimeline' in window)) return;
    const line = document.createElement('div');
    line.dataset.testid = 'reading-progress';
    Object.assign(line.style, LINE);
    // A neighbor of the page's main element, which is not printed.
    document.getElementById('root')?.append(line);
    line.animate(
      { transform: ['scaleX(0)', 'scaleX(1)'] },
      {
        timeline: new ViewTimeline({ subject: subject.current }),
        rangeStart: 'contain',
        rangeEnd: 'contain',
        fill: 'both',
      },
    );
    return () => line.remove();
  }, []);
  return subject;
};
