import { RESULTS_ID } from '../../routing/useFilterChange';

/** For links that go away with the filter that they clear: the focus waits at the line that says what is shown. */
export const focusResults = (): void => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
