/** A line with which mail programs introduce a quote, ours included. */
const ATTRIBUTION = /^(?:On .{3,400} wrote:|You wrote:)$/;

/** Some programs break the line once. */
const withoutAttribution = (lines: readonly string[]): readonly string[] => {
  const count = [1, 2].find((last) => ATTRIBUTION.test(lines.slice(-last).join(' ').trim()));
  return count === undefined ? lines : lines.slice(0, -count);
};

/**
 * Removes the quoted history at the end of an answer: lines that begin with `>`, and the line that introduces them. Quotes between
 * the sender's own lines stay, and so does a text of nothing but quotes.
 */
export const trimQuotes = (text: string): string => {
  const whole = text.trim();
  const lines = whole.split('\n');
  const end = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'));
  if (end === lines.length - 1) return whole;
  return (
    withoutAttribution(lines.slice(0, end + 1))
      .join('\n')
      .trim() || whole
  );
};
