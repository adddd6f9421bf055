import { getFolder } from '@atelier/contracts';
import type { PipelineStage } from 'mongoose';
import type { Period } from '../counts/period.js';
import type { Place } from '../days/studio-day.js';

export type Match = PipelineStage.Match['$match'];
/** Of the aggregation language. */
export type Expression = Readonly<Record<string, unknown>>;

/** Days of which the last may count up to a time only. */
export interface Span extends Period {
  until?: Place | undefined;
}

export const isWithin = ({ from, to, until }: Span): Match =>
  until === undefined
    ? { day: { $gte: from, $lte: to } }
    : {
        day: { $gte: from, $lte: to < until.day ? to : until.day },
        $or: [{ day: { $ne: until.day } }, { slot: { $lt: until.slot } }],
      };

const PAGES = '$pages.path';
/** As a literal, because a text that begins with a dollar sign would be a field. */
const literal = (text: string): Expression => ({ $literal: text });
const beginsWith = (path: string, folder: string): Expression => ({
  $eq: [{ $indexOfBytes: [path, literal(folder)] }, 0],
});

/** Whether a visit saw a page, or one below it. */
export const sawPage = (pattern: string): Expression => {
  const folder = getFolder(pattern);
  if (folder === undefined) return { $in: [literal(pattern), PAGES] };
  return { $anyElementTrue: [{ $map: { input: PAGES, as: 'path', in: beginsWith('$$path', folder) } }] };
};

/** Whether the message of a visit is in the inbox. */
export const SENT_MESSAGE: Expression = { $gt: ['$sentFrom', null] };
