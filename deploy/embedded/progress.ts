const QUIET_MS = 2_000;
const REPEAT_MS = 10_000;

export type Say = (line: string) => void;

export const say: Say = (line) => void process.stdout.write(`${line}\n`);

export const secondsSince = (startedAtMs: number): string =>
  `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;

/** Waits for work and shows progress: nothing for two seconds, then a line from time to time. */
export const during = async <Result>(label: string, work: Promise<Result>, tell: Say = say): Promise<Result> => {
  const startedAt = performance.now();
  const show = () => tell(`  ${label} … ${Math.round((performance.now() - startedAt) / 1000)} s`);
  let repeating: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    show();
    repeating = setInterval(show, REPEAT_MS);
  }, QUIET_MS);
  try {
    return await work;
  } finally {
    clearTimeout(first);
    clearInterval(repeating);
  }
};
