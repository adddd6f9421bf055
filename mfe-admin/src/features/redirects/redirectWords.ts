const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const toMoment = (iso: string): string => WHEN.format(new Date(iso));
export const visitCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'visit' : 'visits'}`;
