const MEGABYTE = 1024 * 1024;
const NUMBER = new Intl.NumberFormat('en-US');
const DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export const formatCount = (count: number): string => NUMBER.format(count);

export const formatMegabytes = (bytes: number): string => `${NUMBER.format(Math.round(bytes / MEGABYTE))} MB`;

export const formatMs = (ms: number): string => `${DECIMAL.format(ms)} ms`;

/** The share of a whole, such as `98.4%`; undefined of nothing. */
export const formatShare = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : `${DECIMAL.format((100 * part) / whole)}%`;

/** `2 days`, `5 hours`, or `less than a minute`. */
export const formatUptime = (seconds: number): string => {
  const [name, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? [];
  if (name === undefined || length === undefined) return 'less than a minute';
  const count = Math.floor(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};
