import { useEffect, useRef } from 'react';

/** ID of the line that describes a list's results. */
export const RESULTS_ID = 'results';

/** Another page or filter of a list starts at the top, with the focus on the line that describes the results. */
export const useFilterChange = (...filter: (string | number)[]): void => {
  const shown = filter.join(' ');
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
  }, [shown]);
};
