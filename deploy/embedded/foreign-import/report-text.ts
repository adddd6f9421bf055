import type { Conversion, Note } from '@atelier/content-import';

export interface ImportResult {
  isDryRun: boolean;
  created: number;
  updated: number;
  kept: number;
  /** Redirects that are new, or would be. */
  redirected: number;
}

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

/** A text that each of many items has is one line with their number. */
const toLines = (notes: readonly Note[]): string[] => {
  const items = new Map<string, string[]>();
  for (const { item, text } of notes) items.set(text, [...(items.get(text) ?? []), ...(item === null ? [] : [item])]);
  return [...items].map(([text, [first, ...others]]) => {
    if (first === undefined) return text;
    return others.length === 0 ? `${first}: ${text}` : `${text} (${first}, and ${others.length} more)`;
  });
};

const inCsv = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const getSection = (title: string, lines: readonly string[], limit: number): string[] => {
  if (lines.length === 0) return [];
  const hidden = lines.length - limit;
  const rest = hidden > 0 ? [`  … and ${hidden} more; --report FILE writes all of them`] : [];
  return ['', title, ...lines.slice(0, limit).map((line) => `  ${line}`), ...rest];
};

/** What came over, what did not, and which old addresses need a redirect. `limit` is the number of lines of each section. */
export const toReportText = (
  conversion: Conversion,
  result: ImportResult,
  limit = Number.POSITIVE_INFINITY,
): string => {
  const { posts, pages, queryRedirects, notes } = conversion;
  const pictures = new Set([...posts, ...pages].flatMap((item) => item.pictures)).size;
  const found = [count(posts.length, 'post'), count(pages.length, 'page'), count(pictures, 'picture')].join(', ');
  const { isDryRun, created, updated, kept, redirected } = result;
  const outcome = `${created} new, ${updated} changed, ${kept} already there`;
  const redirects = count(redirected, 'new redirect');
  return [
    isDryRun ? `Dry run, nothing was changed. Would import ${found}: ${outcome}.` : `Imported ${found}: ${outcome}.`,
    `Old addresses: ${redirects}.`,
    ...getSection('Skipped or changed in the import:', toLines(notes), limit),
    ...getSection(
      'Old addresses that need a redirect in front of the site (CSV):',
      queryRedirects.length === 0
        ? []
        : ['from,to', ...queryRedirects.map(({ from, to }) => `${inCsv(from)},${inCsv(to)}`)],
      limit,
    ),
  ].join('\n');
};
