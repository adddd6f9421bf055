const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})$/;

/** How far a zone is ahead of UTC at a moment. */
const getOffsetMs = (moment: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
  return local - Math.floor(moment / 1000) * 1000;
};

/** The moment at which clocks of a zone show `2024-06-05 16:04:48`; null if that is no time. */
export const fromLocalTime = (text: string, timeZone: string): string | null => {
  const [, ...digits] = LOCAL.exec(text.trim()) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = digits.map(Number);
  if (year === 0 || month === 0 || day === 0) return null;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  // The second round is for times near a change of the clocks, where the first offset is an hour off.
  const close = asUtc - getOffsetMs(asUtc, timeZone);
  return new Date(asUtc - getOffsetMs(close, timeZone)).toISOString();
};
