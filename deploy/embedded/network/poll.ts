const EVERY_MS = 50;

interface PollOptions {
  /** Ends the wait early, with a rejection. */
  signal: AbortSignal;
  timeoutMs: number;
  /** Named in the error after a timeout. */
  what: string;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('No longer waited for'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, EVERY_MS);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Polls until the answer is yes. */
export const poll = async (isTrue: () => Promise<boolean>, { signal, timeoutMs, what }: PollOptions): Promise<void> => {
  const deadlineMs = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > deadlineMs) throw new Error(`${what} within ${timeoutMs / 1000} s`);
    await pause(signal);
  }
};
