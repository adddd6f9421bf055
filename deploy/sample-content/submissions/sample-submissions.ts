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
