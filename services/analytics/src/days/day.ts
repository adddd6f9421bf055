const DAY_MS = 24 * 60 * 60 * 1000;

/** Days have names such as 2026-01-31, wherever they begin; in earlier versions they are days in UTC. */
export const toUtcDay = (date: Date): string => date.toISOString().slice(0, 10);

export const daysLater = (day: string, days: number): string => toUtcDay(new Date(Date.parse(day) + days * DAY_MS));
export const dayBefore = (day: string): string => daysLater(day, -1);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
