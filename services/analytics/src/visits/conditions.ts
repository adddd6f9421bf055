import { type AnalyticsSegment, type GoalInput, getFolder } from '@atelier/contracts';
import type { PipelineStage } from 'mongoose';
import type { Period } from '../counts/period.js';
import type { Place } from '../days/studio-day.js';

export type Match = PipelineStage.Match['$match'];
/** Of the aggregation language. */
export type Expression = Readonly<Record<string, unknown>>;

/** Days of which one may count up to a time only. */
export interface Span extends Period {
  until?: Place | undefined;
}

export const isWithin = ({ from, to, until }: Span): Match => ({
  day: { $gte: from, $lte: to },
  ...(until === undefined ? {} : { $or: [{ day: { $ne: until.day } }, { slot: { $lt: until.slot } }] }),
});

const PAGES = '$pages.path';
/** As a literal, because a text that begins with a dollar sign would be a field. */
const literal = (text: string): Expression => ({ $literal: text });
const beginsWith = (path: string, folder: string): Expression => ({
  $eq: [{ $indexOfBytes: [path, literal(folder)] }, 0],
});

/** Whether a visit saw a page, or one below it. */
const sawPage = (pattern: string): Expression => {
  const folder = getFolder(pattern);
  if (folder === undefined) return { $in: [literal(pattern), PAGES] };
  return { $anyElementTrue: [{ $map: { input: PAGES, as: 'path', in: beginsWith('$$path', folder) } }] };
};

/** Whether a visit began on a page, or on one below it. */
const enteredAt = (pattern: string): Expression => {
  const folder = getFolder(pattern);
  return folder === undefined ? { $eq: ['$entry', literal(pattern)] } : beginsWith('$entry', folder);
};

/** Whether the message of a visit is in the inbox. */
export const SENT_MESSAGE: Expression = { $gt: ['$sentFrom', null] };

export const reached = ({ target, path }: Omit<GoalInput, 'name'>): Expression =>
  target === 'page' && path !== undefined ? sawPage(path) : SENT_MESSAGE;

/** The visits of a segment. `goal` is the one that the segment names. */
export const isIn = (segment: AnalyticsSegment, goal: GoalInput | undefined): Match => {
  const { entry, path, message, goal: _id, ...names } = segment;
  const conditions = [
    ...(entry === undefined ? [] : [enteredAt(entry)]),
    ...(path === undefined ? [] : [sawPage(path)]),
    ...(goal === undefined ? [] : [reached(goal)]),
    ...(message === undefined ? [] : [message === 'sent' ? SENT_MESSAGE : { $not: [SENT_MESSAGE] }]),
  ];
  return conditions.length === 0 ? names : { ...names, $expr: { $and: conditions } };
};
