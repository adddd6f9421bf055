/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

/** Whether the user closed the browser's dialog or let it time out. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && CANCELLED.has(error.name);
