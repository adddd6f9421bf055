import type { Period } from '../counts/period.js';
import { daysLater } from '../days/day.js';

export const monthOf = (day: string): string => day.slice(0, 7);

export const spanOf = (month: string): Period => {
  const from = `${month}-01`;
  return { from, to: daysLater(`${monthOf(daysLater(from, 31))}-01`, -1) };
};

const monthAfter = (month: string): string => monthOf(daysLater(`${month}-01`, 31));

/** The months that a period covers completely. */
export const wholeMonthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); `${month}-01` <= to; month = monthAfter(month)) {
    const span = spanOf(month);
    if (from <= span.from && span.to <= to) months.push(month);
  }
  return months;
};
