/** What a suite counted. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );

/** The last line of `npm test`. */
export const totalLine = ({ passed, failed, skipped }: Count): string =>
  `Total: ${passed} passed, ${failed} failed, ${skipped} skipped`;
