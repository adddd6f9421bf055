/** Where a version failed in a browser. `chunk`: one of its files is missing; `error`: an error that nothing caught. */
export const FAILURE_PHASES = ['load', 'render', 'hydration', 'chunk', 'error'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** LCP, INP and `blocked` (by long tasks, in total) in milliseconds; CLS has no unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'blocked'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const REPORT_MESSAGE_LENGTH = 200;

const QUERIES = /[?#][^\s"')]*/g;
/** What may name a person or quote a page: email addresses, long numbers, long quotations, long words. */
const PRIVATE = /[^\s@"'(<]+@[^\s@"')>]+|\d{5,}|(["'])[^"']{20,}\1|[^\s/:.]{60,}/g;

/** The message of an error without what is private. */
export const plainMessage = (text: string): string =>
  text.slice(0, 1000).replace(QUERIES, '').replace(PRIVATE, '…').trim().slice(0, REPORT_MESSAGE_LENGTH);
