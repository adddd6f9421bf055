import { RESULTS_ID } from '../../routing/useFilterChange';

/** For links that disappear with the filter that they clear: moves the focus to the line that describes the results. */
export const focusResults = (): void => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
