const WHOLE = new Intl.NumberFormat('en-US');
const DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A non-breaking space. */
const TIED = '\u00a0';
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = KILOBYTE * MEGABYTE;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is counted: 'submission' and 'submissions'. */
export interface Noun {
  one: string;
  many: string;
}

/** '1,076' */
export const formatCount = (count: number): string => WHOLE.format(count);

export const nounFor = (count: number, { one, many }: Noun): string => (count === 1 ? one : many);

/** '1 post', '1,076 posts'. A plural that does not end in 's' must be given. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${nounFor(count, { one, many })}`;

/** '98.4%' of 0.984. */
export const formatShare = (share: number): string => SHARE.format(share);

/** '340 KB', '2.4 MB', '1 GB'. */
export const formatBytes = (bytes: number): string => {
  if (bytes >= GIGABYTE) return `${DECIMAL.format(bytes / GIGABYTE)}${TIED}GB`;
  if (bytes >= MEGABYTE) return `${DECIMAL.format(bytes / MEGABYTE)}${TIED}MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))}${TIED}KB`;
};

/** '12.3 ms', '3.4 s', '2.5 h', '2 d'. */
export const formatDuration = (ms: number): string => {
  if (ms < SECOND_MS) return `${DECIMAL.format(ms)} ms`;
  if (ms < MINUTE_MS) return `${DECIMAL.format(ms / SECOND_MS)} s`;
  if (ms < HOUR_MS) return `${DECIMAL.format(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) return `${DECIMAL.format(ms / HOUR_MS)} h`;
  return `${DECIMAL.format(ms / DAY_MS)} d`;
};
