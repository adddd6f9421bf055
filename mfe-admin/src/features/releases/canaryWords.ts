import type { RunningCanary } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { shareInWords } from './healthWords';

const EVERYONE_PERCENT = 100;

type ViewCounts = RunningCanary['live'];

const failedViews = ({ views, failed }: ViewCounts): string =>
  `${failed} of ${countOf(views, 'view')} (${shareInWords(failed, views)})`;

const compare = ({ canary, live }: RunningCanary, liveVersion: string): string => {
  if (canary.views === 0) return 'No visitor has reported a view of it yet.';
  const own = `It failed in ${failedViews(canary)}`;
  if (live.views === 0) return `${own}. In the same minutes, no view of ${liveVersion} was reported.`;
  return `${own}; ${liveVersion} failed in ${failedViews(live)}.`;
};

const describeNextStep = (
  { automatic, minMinutes, minViews, nextPercent }: RunningCanary,
  liveVersion: string,
): string => {
  if (!automatic) return 'The share stays until someone changes it; nothing ends the canary automatically.';
  const next = nextPercent === EVERYONE_PERCENT ? 'it goes live for everyone' : `its share becomes ${nextPercent}%`;
  return `After ${countOf(minMinutes, 'minute')} and ${countOf(minViews, 'view')}, ${next}. If it is clearly worse than ${liveVersion}, it ends.`;
};

/** The state of a canary in sentences: its share, the comparison with the live version, and what comes next. */
export const describeCanary = (canary: RunningCanary, liveVersion: string): string[] => [
  `${canary.percent}% of the visitors get ${canary.version} since ${formatDateTime(canary.since)}.`,
  compare(canary, liveVersion),
  describeNextStep(canary, liveVersion),
];
