import type { PostSummary, Submission } from '@atelier/contracts';

export interface Activity {
  id: string;
  text: string;
  detail: string;
  /** ISO 8601, or words where the activity is a sample. */
  when: string;
}

/** What shows when the server cannot say what happened (decisions.md, "Behaviour"). */
export const SAMPLE_ACTIVITY: readonly Activity[] = [
  {
    id: 'sample-1',
    text: 'New project added',
    detail: 'A commerce platform joined the portfolio',
    when: '2 hours ago',
  },
  { id: 'sample-2', text: 'Blog post published', detail: 'Notes on design systems', when: '4 hours ago' },
  {
    id: 'sample-3',
    text: 'New contact submission',
    detail: 'An enquiry about mobile development',
    when: '6 hours ago',
  },
  { id: 'sample-4', text: 'Team member updated', detail: 'A profile has a new photo', when: '1 day ago' },
];

const SHOWN = 6;
const VERBS = { draft: 'drafted', published: 'published', scheduled: 'scheduled', archived: 'archived' } as const;

const ofPost = ({ id, title, status, updatedAt }: PostSummary): Activity => ({
  id,
  text: `Blog post ${VERBS[status]}`,
  detail: title,
  when: updatedAt,
});

const ofSubmission = ({ id, name, subject, created_at }: Submission): Activity => ({
  id,
  text: `Message from ${name}`,
  detail: subject || 'No Subject',
  when: created_at,
});

/** The newest things first, from what the lists hold. */
export const activityOf = (posts: readonly PostSummary[], submissions: readonly Submission[]): readonly Activity[] =>
  [...posts.map(ofPost), ...submissions.map(ofSubmission)]
    .sort((one, other) => other.when.localeCompare(one.when))
    .slice(0, SHOWN);
