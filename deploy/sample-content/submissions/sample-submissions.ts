import { sampleDate } from '../sample-date.ts';
import { closedSubmissions } from './closed-submissions.ts';
import { inProgressSubmissions } from './in-progress-submissions.ts';
import { newSubmissions } from './new-submissions.ts';
import { respondedSubmissions } from './responded-submissions.ts';
import type { SampleSubmission } from './sample-submission.ts';

export const sampleSubmissions: readonly SampleSubmission[] = [
  ...newSubmissions,
  ...inProgressSubmissions,
  ...respondedSubmissions,
  ...closedSubmissions,
];

/** The sample studio answers within the promised working day. */
const answeredAfterMs = 5 * 60 * 60 * 1000;

/** The messages relative to this date; no answer is in the future. */
export const sampleSubmissionsAt = (now: Date) =>
  sampleSubmissions.map(({ daysAgo, hour, responses, ...submission }) => {
    const receivedAt = sampleDate({ daysAgo, hour }, now);
    const answeredAt = (index: number) =>
      new Date(Math.min(now.getTime(), receivedAt.getTime() + (index + 1) * answeredAfterMs));
    return {
      ...submission,
      created_at: receivedAt,
      responses: responses.map((response, index) => ({ ...response, created_at: answeredAt(index) })),
    };
  });
