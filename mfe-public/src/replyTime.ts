import { type Studio, useStudio } from './studio';

/** The studio's reply time, the same on every page. */
export const replyTime = ({ figures }: Pick<Studio, 'figures'>): string => `within ${figures.replyHours} hours`;

export const useReplyTime = (): string => replyTime(useStudio());
