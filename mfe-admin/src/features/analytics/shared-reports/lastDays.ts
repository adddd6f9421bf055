export const lastDays = (days: number): string => `Last ${days} days`;
