import { getDay } from '../../dates/dates';
import { asDate, asPlace, asSpan, asTime } from './figureFormats';
import type { Report } from './headlineFigures';

const DAY_MS = 86_400_000;

const isDayBefore = (day: string, other: string): boolean => Date.parse(other) - Date.parse(day) === DAY_MS;

/** An unfinished period is compared with an equally long part of the previous one. */
const untilWords = (
  { from, timeZone }: Report,
  comparison: NonNullable<Report['comparison']>,
  until: string,
): string => {
  const day = getDay(until, timeZone);
  const time = asTime(until, timeZone);
  if (comparison.from !== comparison.to)
    return `So far, against ${asDate(comparison.from)} until ${asDate(day)}, ${time}`;
  return `So far, against ${isDayBefore(comparison.from, from) ? 'yesterday' : asDate(comparison.from)} until ${time}`;
};

/** A sentence about the comparison; undefined if none was requested. */
export const comparisonWords = (report: Report, isAsked: boolean): string | undefined => {
  const { comparison } = report;
  if (!isAsked) return undefined;
  if (comparison === null) return 'Not compared: visits of the compared days aren’t kept';
  if (comparison.until !== null) return untilWords(report, comparison, comparison.until);
  return `Against ${asSpan(comparison)}`;
};

/** Sentences about days that were counted in another time zone. */
export const otherZonesWords = ({ otherZones }: Report): string[] =>
  otherZones.map((span) => `${asSpan(span)}: counted in days of ${asPlace(span.timeZone)}.`);

/** Which visits goals and segments know; undefined if all of the period. */
export const keptWords = ({ from, visitsSince }: Report): string | undefined =>
  visitsSince && visitsSince > from ? `Visits are kept since ${asDate(visitsSince)}` : undefined;
