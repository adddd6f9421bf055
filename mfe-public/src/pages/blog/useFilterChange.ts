import { useEffect, useRef } from 'react';
import type { BlogFilter } from './blogNeeds';

export const RESULTS_ID = 'results';

/** Another page, category or search starts at the top, with the focus on the line that says what is shown. */
export const useFilterChange = ({ page, category, search }: BlogFilter): void => {
  const shown = `${page} ${category} ${search}`;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
  }, [shown]);
};
