/** Where a version failed in a browser. `chunk`: one of its files is missing; `error`: an uncaught error. */
export const FAILURE_PHASES = ['load', 'render', 'hydration', 'chunk', 'error'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** LCP, INP and `blocked` (total time of long tasks) in milliseconds; CLS has no unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'blocked'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const REPORT_MESSAGE_LENGTH = 200;

const QUERIES = /[?#][^\s"')]*/g;
/** Matches text that may identify a person or quote a page: email addresses, long numbers, long quotations, long words. */
const PRIVATE = /[^\s@"'(<]+@[^\s@"')>]+|\d{5,}|(["'])[^"']{20,}\1|[^\s/:.]{60,}/g;

/** Removes private parts from an error message. */
export const plainMessage = (text: string): string =>
  text.slice(0, 1000).replace(QUERIES, '').replace(PRIVATE, '…').trim().slice(0, REPORT_MESSAGE_LENGTH);
