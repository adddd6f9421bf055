const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
