const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const toMoment = (iso: string): string => MOMENT.format(new Date(iso));
