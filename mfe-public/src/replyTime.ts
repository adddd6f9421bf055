import { type Studio, useStudio } from './studio';

/** How soon the studio answers, as every page says it. */
export const replyTime = ({ figures }: Pick<Studio, 'figures'>): string => `within ${figures.replyHours} hours`;

export const useReplyTime = (): string => replyTime(useStudio());
