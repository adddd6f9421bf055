import type { AnalyticsReport } from '@atelier/contracts';
import { formatCount, formatShare } from '../../numbers/numbers';
import { asDuration } from './figureFormats';

export type Report = AnalyticsReport['data'];
type FigureName = keyof Report['headline'] | 'uniqueVisitors';
/** The metrics that the chart can show. */
export type MetricName = 'visitors' | 'visits' | 'pageViews' | 'messages';

interface HeadlineFigure {
  name: FigureName;
  label: string;
  format: (value: number) => string;
  /** Whether an increase is good. */
  isMoreBetter: boolean;
  /** Explains what is counted. */
  meaning: string;
  metric?: MetricName;
  /** A note for periods of more than one day. */
  overDays?: string;
}

export const HEADLINE: readonly HeadlineFigure[] = [
  {
    name: 'visitors',
    label: 'Visitors',
    format: formatCount,
    isMoreBetter: true,
    meaning: 'Counted per day: someone who returns on another day is counted again.',
    overDays: 'sum of days',
    metric: 'visitors',
  },
  {
    name: 'uniqueVisitors',
    label: 'Unique Visitors',
    format: formatCount,
    isMoreBetter: true,
    meaning: 'People counted once per month, ±2%. Unknown for a segment, and for days before it was counted.',
    overDays: 'once per month, ±2%',
  },
  {
    name: 'visits',
    label: 'Visits',
    format: formatCount,
    isMoreBetter: true,
    meaning: 'A visit ends after 30 minutes without a page view.',
    metric: 'visits',
  },
  {
    name: 'pageViews',
    label: 'Page Views',
    format: formatCount,
    isMoreBetter: true,
    meaning: 'Pages viewed, including repeat views.',
    metric: 'pageViews',
  },
  {
    name: 'messages',
    label: 'Messages',
    format: formatCount,
    isMoreBetter: true,
    meaning: 'Messages that reached the inbox, not counting suspected spam.',
    metric: 'messages',
  },
  {
    name: 'conversionRate',
    label: 'Conversion Rate',
    format: formatShare,
    isMoreBetter: true,
    meaning: 'Share of visits that sent a message, not counting suspected spam.',
  },
  {
    name: 'bounceRate',
    label: 'Bounce Rate',
    format: formatShare,
    isMoreBetter: false,
    meaning: 'Share of visits that saw one page and sent nothing. Lower is better.',
  },
  {
    name: 'averageDurationSeconds',
    label: 'Visit Duration',
    format: asDuration,
    isMoreBetter: true,
    meaning: 'On average, from the first page to the last.',
  },
];

type Figure = Report['headline']['visits'];
const UNKNOWN: Figure = { value: null, before: null, change: null };

export const getFigure = ({ headline, uniqueVisitors }: Report, name: FigureName): Figure =>
  name === 'uniqueVisitors' ? (uniqueVisitors ?? UNKNOWN) : headline[name];

export const getMetric = (name: string): HeadlineFigure & { metric: MetricName } => {
  const found = HEADLINE.find(({ metric }) => metric === name) ?? HEADLINE[0];
  return found as HeadlineFigure & { metric: MetricName };
};

type Judgment = 'better' | 'worse' | 'same';

export const judge = (change: number, isMoreBetter: boolean): Judgment => {
  if (Math.abs(change) < 0.005) return 'same';
  return change > 0 === isMoreBetter ? 'better' : 'worse';
};
