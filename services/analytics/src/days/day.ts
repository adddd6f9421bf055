const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are UTC days such as 2026-01-31, hours two digits. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const hourOf = (date: Date): string => date.toISOString().slice(11, 13);

export const daysLater = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));
export const dayBefore = (day: string): string => daysLater(day, -1);
export const endOfNextDay = (day: string): Date => new Date(Date.parse(day) + 2 * DAY_MS);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
