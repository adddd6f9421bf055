/** A test that failed. */
export interface Failure {
  title: string;
  /** The start of its error message, in a few lines. */
  reason: string;
}

/** The counts of a suite. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly Failure[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    NOTHING,
  );

/** The last line of `npm test`. */
export const totalLine = ({ passed, failed, skipped }: Count): string =>
  `Total: ${passed} passed, ${failed} failed, ${skipped} skipped`;
