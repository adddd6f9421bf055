/** A test that failed at least once. */
export interface Trouble {
  title: string;
  /** What was expected and came otherwise, in a few lines. */
  reason: string;
  /** It passed at its second attempt. */
  isOver: boolean;
}

/** What a suite counted. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  troubles: readonly Trouble[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, troubles: [] };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, { passed, failed, skipped, troubles }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      troubles: [...total.troubles, ...troubles],
    }),
    NOTHING,
  );

/** The last line of `npm test`. */
export const totalLine = ({ passed, failed, skipped }: Count): string =>
  `Total: ${passed} passed, ${failed} failed, ${skipped} skipped`;
