/** The address of calls that the page renderer makes in this process; no socket can have it. */
export const INTERNAL_ADDRESS = 'page-renderer';
