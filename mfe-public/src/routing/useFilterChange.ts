import { useEffect, useRef } from 'react';

/** Id of the line that says what a list shows. */
export const RESULTS_ID = 'results';

/** Another page or filter of a list starts at the top, with the focus on the line that says what is shown. */
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
