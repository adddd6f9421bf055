import type { Period } from '../counts/period.js';
import { daysLater } from '../days/day.js';

export const toMonth = (day: string): string => day.slice(0, 7);

export const getSpan = (month: string): Period => {
  const from = `${month}-01`;
  return { from, to: daysLater(`${toMonth(daysLater(from, 31))}-01`, -1) };
};

const monthAfter = (month: string): string => toMonth(daysLater(`${month}-01`, 31));

/** The months that a period covers completely. */
export const getWholeMonths = ({ from, to }: Period): string[] => {
  const months: string[] = [];
  for (let month = toMonth(from); `${month}-01` <= to; month = monthAfter(month)) {
    const span = getSpan(month);
    if (from <= span.from && span.to <= to) months.push(month);
  }
  return months;
};
